import { read, useSend } from '@hygiene/client'
import { extendEnrolment } from '@hygiene/contracts/education/enrolment/staff/extend-enrolment'
import { readStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/read-staff-enrolment'
import { refundOfferText } from '@hygiene/domain/education/designation/education-verdict'
import { lastExtensionDay } from '@hygiene/domain/education/study/study-term'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { formatSeoulDate, formatSeoulSentence } from '@hygiene/domain/time/seoul-day'
import { Button, DateField, Dialog, showToast } from '@hygiene/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { recordState } from '../../../shared/enrolment-state/enrolment-state.ts'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { CaseBar } from '../../../shared/member-case/case-bar.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import styles from './enrolment.module.css'
import { EnrolmentSide } from './enrolment-side.tsx'
import { EnrolmentTables } from './enrolment-tables.tsx'
import { type EnrolmentRecord, namedBy } from './enrolment-text.ts'

/** Serves `/enrolments/:no`: one online or in-person enrolment. «h» before the number means in-person. */
export function EnrolmentScreen() {
  const no = useParams()['no'] ?? ''
  const named = namedBy(no)
  return named ? <Known key={no} {...named} /> : <NotFoundScreen />
}

/** Reads the record once per visit, because each read is a row of the access log. */
function Known({ kind, number }: Pick<EnrolmentRecord, 'kind' | 'number'>) {
  const record = useQuery({ ...read(readStaffEnrolment, { kind, number }), staleTime: 60_000 })
  return (
    <LoadedScreen query={record} title="수강 신청">
      {(found) => <Record record={found} />}
    </LoadedScreen>
  )
}

type Action = 'correct' | 'extend' | 'cancel'

function Record({ record }: { record: EnrolmentRecord }) {
  const { role } = useEmployee()
  const [action, setAction] = useState<Action | null>(null)
  const queries = useQueryClient()
  const { number, memberNo, courseName, may } = record
  const state = recordState(record)
  const mayChange = staffMay(role, 'changeEnrolments')
  const canCorrect = mayChange && may.correct
  const canCancel = mayChange && (may.cancel || may.refund)
  useKeys(canCorrect ? [{ keys: 'e', label: '수정', run: () => setAction('correct') }] : [])
  const done = () => {
    void queries.invalidateQueries({ refetchType: 'none' })
    void queries.refetchQueries({ queryKey: [readStaffEnrolment.path], type: 'active' })
    setAction(null)
  }

  return (
    <AdminScreen
      title={`수강 신청 건 ${number}`}
      isFlush
      path={
        <Link className={recordParts.target} to={`/members/${memberNo}`}>
          회원 {memberNo}
        </Link>
      }
      note={
        <span className={styles.note}>
          {courseName}
          <StateMark kind={state.kind}>{state.label}</StateMark>
          {record.refund && <span className={styles.refund}>{refundOfferText(record.refund)}</span>}
        </span>
      }
      actions={
        <>
          {canCorrect && (
            <Button tone="secondary" size="small" onClick={() => setAction('correct')}>
              수정
              <kbd aria-hidden>e</kbd>
            </Button>
          )}
          {mayChange && may.extend && (
            <Button tone="secondary" size="small" onClick={() => setAction('extend')}>
              기간 늘리기
            </Button>
          )}
          {canCancel && (
            <Button tone="secondary" size="small" onClick={() => setAction('cancel')}>
              취소·환불
            </Button>
          )}
        </>
      }
      tools={
        <div className={styles.bar}>
          <CaseBar memberNo={memberNo} />
        </div>
      }
      side={<EnrolmentSide record={record} />}
    >
      <EnrolmentTables record={record} />
      {action === 'correct' && (
        <CorrectDialog record={record} onDone={done} onClose={() => setAction(null)} />
      )}
      {action === 'extend' && <ExtendDialog record={record} onDone={done} onClose={() => setAction(null)} />}
      {action === 'cancel' && <CancelDialog record={record} onDone={done} onClose={() => setAction(null)} />}
    </AdminScreen>
  )
}

type ExtendDialogProps = { record: EnrolmentRecord; onDone: () => void; onClose: () => void }

/** Extends an online enrolment and notifies its person. */
function ExtendDialog({ record, onDone, onClose }: ExtendDialogProps) {
  const { number, userName, courseName, year, untilOn } = record
  const last = lastExtensionDay(year)
  const [day, setDay] = useState(last)
  const send = useSend(extendEnrolment, {
    onRefused: () => undefined,
    onDone: (extended) => {
      showToast(`${formatSeoulDate(extended.untilOn)}까지 늘렸습니다.`)
      onDone()
    },
  })
  return (
    <Dialog isOpen title="기간 늘리기" onClose={onClose}>
      <p>
        {userName} · {courseName}
      </p>
      <p>
        지금은 {formatSeoulSentence(untilOn ?? `${year}-12-31`)}까지입니다. 회원에게 문자로 알리고, 다시 줄일
        수 없습니다.
      </p>
      <ReasonForm
        label="사유"
        what="연장 사유"
        isBusy={send.isPending}
        onAsk={(reason) => send.mutate({ enrolmentNo: number, untilOn: day, reason })}
        fields={
          <DateField
            label="수강 마지막 날"
            type="date"
            name="untilOn"
            hint={`늦어도 ${formatSeoulDate(last)}까지`}
            max={last}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        }
      >
        기간 늘리기
      </ReasonForm>
      {send.error && <p role="alert">{send.error.message}</p>}
    </Dialog>
  )
}
