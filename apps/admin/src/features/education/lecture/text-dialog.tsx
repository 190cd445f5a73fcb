import { withParticle } from '@hygiene/domain/particle'
import { useSend } from '@hygiene/client'
import { changeLecture } from '@hygiene/contracts/education/lecture/staff/change-lecture'
import { listStaffLectures } from '@hygiene/contracts/education/lecture/staff/list-staff-lectures'
import { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import { showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import type { LectureRecord } from './lecture-text.ts'

const REASONS = { wrong: '잘못 적힘', clearer: '내용에 맞춤', other: '기타 사유' }

export function TextDialog({ record, onClose }: { record: LectureRecord; onClose: () => void }) {
  const { lectureNo, courses } = record
  // Holds the version seen when the dialog opened. The server refuses the later of two editors.
  const [before] = useState({ title: record.title, summary: record.summary })
  const [title, setTitle] = useState(before.title)
  const [summary, setSummary] = useState(before.summary)
  const [isMissing, setIsMissing] = useState(false)
  const change = useSend(changeLecture, {
    refresh: [readStaffLecture, listStaffLectures],
    onDone: () => {
      showToast('강의 이름을 바꿨습니다.')
      onClose()
    },
    // The dialog shows the refusal itself.
    onRefused: () => undefined,
  })
  const keepers = courses.filter(({ state }) => state !== 'draft').length
  return (
    <ChangeDialog
      title="강의 이름 수정"
      about={before.title}
      rows={[
        { label: '강의 이름', before: before.title, after: title },
        { label: '한 줄 설명', before: before.summary || '-', after: summary || '-' },
      ]}
      follows={[
        keepers === 0
          ? '공개한 과정에 든 적이 없어 어디에서나 새 이름이 보입니다.'
          : `이미 공개한 과정 ${withParticle(`버전 ${keepers}`, '으로')} 신청한 사람은 지금 이름을 끝까지 봅니다.`,
        '과정 초안과 앞으로 공개하는 버전에는 새 이름이 들어갑니다.',
      ]}
      reasons={REASONS}
      verb="이름 바꾸기"
      isBusy={change.isPending}
      refusal={change.error?.message}
      onAsk={({ reasonCode, text }) => {
        setIsMissing(title.trim() === '')
        if (title.trim() === '') return
        const code = REASONS[reasonCode as keyof typeof REASONS]
        change.mutate({ lectureNo, title, summary, before, reason: `${code}: ${text}`.slice(0, 200) })
      }}
      onClose={onClose}
    >
      <TextField
        label="강의 이름"
        name="title"
        maxLength={100}
        value={title}
        error={isMissing ? '강의 이름을 입력해주세요.' : undefined}
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
    </ChangeDialog>
  )
}
