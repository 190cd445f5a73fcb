import { useSend } from '@hygiene/client'
import { endInstructor } from '@hygiene/contracts/in-person/instructor/staff/end-instructor'
import { listInstructors } from '@hygiene/contracts/in-person/instructor/staff/list-instructors'
import { openInstructorContact } from '@hygiene/contracts/in-person/instructor/staff/open-instructor-contact'
import { formatPhone } from '@hygiene/domain/member/account/phone'
import { Button, Dialog } from '@hygiene/ui'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { BuiltInView, TableColumn, TableFilter } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { EndDialog } from './end-dialog.tsx'
import { InstructorDialog } from './instructor-dialog.tsx'
import { type InstructorRow, paperTrouble } from './instructor-form.ts'
import { RowActions } from './row-actions.tsx'
import { VenueTabs } from './venue-tabs.tsx'

/** Masks an opened phone number again after this time. */
const SHOWN_MS = 30 * 60_000

/** Masks the phone number. Opening it asks for a reason, which the log keeps. */
function ContactCell({ instructorNo, name, phone }: InstructorRow) {
  const [shown, setShown] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const send = useSend(openInstructorContact, {
    refusedTitle: '열지 못했습니다',
    onDone: (opened) => {
      setShown(opened.phone)
      setIsAsking(false)
    },
  })
  useEffect(() => {
    const timer = shown === null ? undefined : setTimeout(() => setShown(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])

  if (phone === '') return '-'
  if (shown !== null) return <mark>{formatPhone(shown)}</mark>
  return (
    <>
      {phone}{' '}
      <Button
        size="small"
        tone="quiet"
        aria-label={`${name} 휴대전화 보기`}
        onClick={() => setIsAsking(true)}
      >
        보기
      </Button>
      {isAsking && (
        <Dialog isOpen onClose={() => setIsAsking(false)} title={`${name} 강사의 휴대전화`}>
          <ReasonForm isBusy={send.isPending} onAsk={(reason) => send.mutate({ instructorNo, reason })}>
            번호 보기
          </ReasonForm>
        </Dialog>
      )}
    </>
  )
}

const FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'state',
    label: '상태',
    hides: 'state',
    choices: [
      { value: 'teaching', label: '강의 중' },
      { value: 'ended', label: '마침' },
    ],
  },
  { kind: 'flag', key: 'isQualificationDue', label: '자격 확인' },
]
const VIEWS: readonly BuiltInView[] = [
  { name: '강의 중', address: 'state=teaching' },
  { name: '자격 확인', address: 'isQualificationDue=1' },
  { name: '마침', address: 'state=ended' },
]
const SORT = { by: 'name', isDescending: false } as const
const keyOf = ({ instructorNo }: InstructorRow) => instructorNo

type Action = { kind: 'edit'; one: InstructorRow | null } | { kind: 'end'; one: InstructorRow }

export function InstructorsScreen() {
  const [now] = useState(() => new Date())
  const [action, setAction] = useState<Action | null>(null)
  const columns = useMemo(() => columnsOf(now, setAction), [now])
  const close = () => setAction(null)
  return (
    <>
      <DataTable
        screen="instructors"
        title="강사"
        noun="강사"
        unit="명"
        contract={listInstructors}
        columns={columns}
        filters={FILTERS}
        views={VIEWS}
        sort={SORT}
        rowKey={keyOf}
        nameOf={({ name }) => name}
        text="이름, 과목"
        card={(one) => ({
          head: one.name,
          note: `${one.subjects.join(', ')} · 예정 ${one.lessonsAhead}건`,
          buttons: <InstructorActions one={one} onAction={setAction} />,
        })}
        actions={
          <>
            <VenueTabs />
            <Button size="small" onClick={() => setAction({ kind: 'edit', one: null })}>
              <Plus aria-hidden />
              강사 추가
            </Button>
          </>
        }
      />
      {action?.kind === 'edit' && <InstructorDialog instructor={action.one} onClose={close} />}
      {action?.kind === 'end' && <Ending one={action.one} onClose={close} />}
    </>
  )
}

function Ending({ one, onClose }: { one: InstructorRow; onClose: () => void }) {
  const isEnded = one.endedAt === null
  return (
    <EndDialog
      title={`${one.name} 강사 ${isEnded ? '강의 마침' : '다시 강의'}`}
      text={
        isEnded
          ? '새 시간표에 넣을 수 없게 됩니다. 앞으로 맡은 강의가 있으면 마칠 수 없습니다.'
          : '시간표에 다시 넣을 수 있습니다.'
      }
      verb={isEnded ? '강의 마침' : '다시 강의'}
      done="강사의 상태를 바꿨습니다."
      contract={endInstructor}
      refresh={listInstructors}
      orderOf={(reason) => ({ instructorNo: one.instructorNo, isEnded, reason })}
      onClose={onClose}
    />
  )
}

const InstructorActions = ({ one, onAction }: { one: InstructorRow; onAction: (action: Action) => void }) => (
  <RowActions
    name={one.name}
    actions={[
      { label: '수정', onPress: () => onAction({ kind: 'edit', one }) },
      {
        label: one.endedAt === null ? '강의 마침' : '다시 강의',
        onPress: () => onAction({ kind: 'end', one }),
      },
    ]}
  />
)

function columnsOf(now: Date, onAction: (action: Action) => void): TableColumn<InstructorRow>[] {
  return [
    { id: 'name', header: '강사', width: 96, sort: 'name', isHeading: true, cell: ({ name }) => name },
    { id: 'phone', header: '휴대전화', width: 170, cell: (one) => <ContactCell {...one} /> },
    { id: 'subjects', header: '과목', width: 140, cell: ({ subjects }) => subjects.join(', ') },
    { id: 'hours', header: '가능한 시간', width: 100, cell: ({ hours }) => hours || '-' },
    { id: 'papers', header: '자격', width: 110, cell: (one) => <Papers one={one} now={now} /> },
    {
      id: 'ahead',
      header: '예정 강의',
      width: 78,
      align: 'end',
      cell: ({ lessonsAhead }) => lessonsAhead || '-',
    },
    {
      id: 'state',
      header: '상태',
      width: 88,
      cell: ({ endedAt }) =>
        endedAt ? <StateMark kind="ended">마침</StateMark> : <StateMark kind="done">강의 중</StateMark>,
    },
    {
      id: 'work',
      header: '업무',
      width: 176,
      cell: (one) => <InstructorActions one={one} onAction={onAction} />,
    },
  ]
}

function Papers({ one, now }: { one: InstructorRow; now: Date }) {
  const trouble = paperTrouble(one, now)
  if (trouble !== null) return <StateMark kind="view">{trouble}</StateMark>
  return one.qualifications.map(({ qualification }) => qualification).join(', ') || '-'
}
