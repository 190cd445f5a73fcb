import { useSend } from '@hygiene/client'
import { addLecture } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { listStaffLectures } from '@hygiene/contracts/education/lecture/staff/list-staff-lectures'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { videoStateLabel } from '@hygiene/domain/education/video/video-state'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button, Dialog, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { columnsOf } from '../../../shared/data-table/contract-columns.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { BuiltInView, TableFilter } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { clockLength, isMovingVideo, VIDEO_MARK } from './lecture-text.ts'

type Row = EntityOf<typeof listStaffLectures>['list'][number]

const SORT = { by: 'lectureNo', isDescending: true } as const
/** Polls often enough that progress is visible while a video is processed. */
const WHILE_MOVING_MS = 3_000

function State({ state, percent, isWaiting }: Row) {
  if (state === null) return <StateMark kind="waiting">영상 없음</StateMark>
  const share = state === 'uploading' || state === 'converting' ? ` ${percent}%` : ''
  return (
    <StateMark kind={VIDEO_MARK[state]}>
      {isWaiting ? '변환 기다림' : `${videoStateLabel[state]}${share}`}
    </StateMark>
  )
}

const COLUMNS = columnsOf(listStaffLectures, {
  length: ({ durationSeconds }) => (durationSeconds === 0 ? '-' : clockLength(durationSeconds)),
  edition: ({ videoEdition }) => (videoEdition === 0 ? '-' : `버전 ${videoEdition}`),
  state: State,
})

const STATES = ['uploading', 'checking', 'converting', 'captions', 'ready', 'failed', 'published'] as const
const FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'state',
    label: '상태',
    hides: 'state',
    choices: STATES.map((value) => ({ value, label: videoStateLabel[value] })),
  },
]
const VIEWS: readonly BuiltInView[] = [
  { name: '변환 중', address: 'state=converting' },
  { name: '자막 볼 것', address: 'state=captions' },
  { name: '변환 실패', address: 'state=failed' },
]

export function LecturesScreen() {
  const { role } = useEmployee()
  const [isNew, setIsNew] = useState(false)
  return (
    <>
      <DataTable
        screen="lectures"
        title="강의"
        noun="강의"
        unit="건"
        contract={listStaffLectures}
        columns={COLUMNS}
        filters={FILTERS}
        views={VIEWS}
        sort={SORT}
        rowKey={({ lectureNo }) => lectureNo}
        hrefOf={({ lectureNo }) => `/lectures/${lectureNo}`}
        nameOf={({ title }) => title}
        text="강의 이름"
        refreshMs={({ list }) => (list.some(({ state }) => isMovingVideo(state)) ? WHILE_MOVING_MS : null)}
        card={(row) => ({
          head: row.title,
          note:
            row.durationSeconds === 0
              ? '영상 없음'
              : `${clockLength(row.durationSeconds)} · 버전 ${row.videoEdition}`,
          end: <State {...row} />,
        })}
        actions={
          staffMay(role, 'changeCourses') && (
            <Button size="small" onClick={() => setIsNew(true)}>
              새 강의
            </Button>
          )
        }
      />
      {isNew && <NewLectureDialog onClose={() => setIsNew(false)} />}
    </>
  )
}

function NewLectureDialog({ onClose }: { onClose: () => void }) {
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
