import { useSend } from '@hygiene/client'
import { publishCourse } from '@hygiene/contracts/education/course/staff/publish-course'
import { readNextYear } from '@hygiene/contracts/education/course/staff/read-next-year'
import { readStaffCourse } from '@hygiene/contracts/education/course/staff/read-staff-course'
import { requestRunningRules } from '@hygiene/contracts/education/course/staff/request-running-rules'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { withParticle } from '@hygiene/domain/particle'
import { Button, DateField, Dialog, NoticeBox, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { showAsked } from '../../../shared/change-dialog/show-asked.ts'
import { ChangeTable, type ChangedRow } from '../../../shared/change-dialog/change-table.tsx'
import { type CourseRecord, courseTitle } from './course-text.ts'
import { instantOf } from './draft-form.ts'

type PublishDialogProps = {
  record: CourseRecord
  draft: { courseNo: number; revision: number; edition: number }
  rows: readonly ChangedRow[]
  onClose: () => void
}

/** Publishes a draft from an instant on. For a running year it requests the approval of a second person. */
export function PublishDialog(props: PublishDialogProps) {
  return props.record.needsTwoPeople ? <AskForVersion {...props} /> : <PublishNow {...props} />
}

function useStart() {
  const [wall, setWall] = useState('')
  const field = (
    <DateField
      label="적용 시작 일시"
      type="datetime-local"
      optional
      hint="비우면 공개하고 1분 뒤부터입니다. 서울 시각."
      value={wall}
      onChange={({ target }) => setWall(target.value)}
    />
  )
  return { field, startsAt: wall === '' ? null : instantOf(wall) }
}

const faultsOf = ({ needs }: CourseRecord) => needs.flatMap(({ fault }) => fault ?? [])

const NEW_PEOPLE = '지정한 일시부터 새로 신청하는 사람에게만 적용합니다.'
const SAME_PEOPLE = '이미 신청한 사람은 신청할 때의 규칙으로 끝까지 갑니다.'

function AskForVersion({ record, draft, rows, onClose }: PublishDialogProps) {
  const { courseNo, revision, edition } = draft
  const { field, startsAt } = useStart()
  const send = useSend(requestRunningRules, {
    refresh: [readStaffCourse],
    onDone: ({ approvalNo }) => {
      showAsked(approvalNo, `${withParticle(`버전 ${edition}`, '이')} 됩니다`)
      onClose()
    },
    // The dialog shows the refusal itself.
    onRefused: () => undefined,
  })
  return (
    <ChangeDialog
      title={`버전 ${edition} 승인 요청`}
      about={courseTitle(record)}
      rows={rows}
      follows={[
        NEW_PEOPLE,
        SAME_PEOPLE,
        '승인이 지정한 일시보다 늦으면 승인하고 1분 뒤부터 적용합니다.',
        ...faultsOf(record),
      ]}
      reasons={APPROVAL_KINDS.changeRunningRules.reasons}
      evidence="possible"
      approval="changeRunningRules"
      verb="공개하기"
      isBusy={send.isPending}
      refusal={send.error?.message}
      onAsk={(asked) => send.mutate({ courseNo, revision, startsAt, ...asked })}
      onClose={onClose}
    >
      {field}
    </ChangeDialog>
  )
}

function PublishNow({ record, draft, rows, onClose }: PublishDialogProps) {
  const { courseNo, revision, edition } = draft
  const { field, startsAt } = useStart()
  const publish = useSend(publishCourse, {
    refresh: [readStaffCourse, readNextYear],
    onDone: ({ startsAt: begins }) => {
      showToast(
        `${withParticle(`버전 ${edition}`, '을')} ${formatSeoulDateTime(new Date(begins))}부터 적용합니다.`,
      )
      onClose()
    },
    refusedTitle: '공개하지 못했습니다',
  })
  return (
    <Dialog
      isOpen
      title={`버전 ${edition} 공개`}
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            취소
          </Button>
          <Button busy={publish.isPending} onClick={() => publish.mutate({ courseNo, revision, startsAt })}>
            {withParticle(`버전 ${edition}`, '으로')} 공개하기
          </Button>
        </>
      }
    >
      <p>{courseTitle(record)}</p>
      <ChangeTable caption="달라지는 것" rows={rows} headings={{ before: '지금', after: '공개 뒤' }} />
      {faultsOf(record).map((sentence) => (
        <NoticeBox key={sentence} tone="warn" title={sentence} />
      ))}
      <p>{NEW_PEOPLE} 공개한 버전은 수정할 수 없고, 다음 버전으로만 바뀝니다.</p>
      {field}
    </Dialog>
  )
}
