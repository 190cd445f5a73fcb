import { useSend } from '@hygiene/client'
import { addLecture } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { listStaffLectures } from '@hygiene/contracts/education/lecture/staff/list-staff-lectures'
import { Button, Dialog, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** A lecture begins with its name; its video is sent on its own screen. */
export function NewLectureDialog({ onClose }: { onClose: () => void }) {
  const go = useNavigate()
  const [title, setTitle] = useState('')
  const [summary, setSummary] = useState('')
  const add = useSend(addLecture, {
    refresh: [listStaffLectures],
    onDone: ({ lectureNo }) => void go(`/lectures/${lectureNo}`),
    refusedTitle: '강의를 만들지 못했습니다',
  })
  const isNamed = title.trim() !== ''
  return (
    <Dialog
      isOpen
      title="새 강의"
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            취소
          </Button>
          <Button
            busy={add.isPending}
            unavailable={!isNamed}
            onClick={() => isNamed && add.mutate({ title, summary })}
          >
            강의 만들기
          </Button>
        </>
      }
    >
      <TextField
        label="강의 이름"
        name="title"
        maxLength={100}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label="한 줄 설명"
        name="summary"
        optional
        maxLength={300}
        value={summary}
        onChange={({ target }) => setSummary(target.value)}
      />
      <p>영상을 공개하면 과정의 강의 차례에 넣을 수 있습니다.</p>
    </Dialog>
  )
}
