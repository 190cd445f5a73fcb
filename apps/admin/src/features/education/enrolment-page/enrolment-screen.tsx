import { read } from '@hygiene/client'
import { readStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/read-staff-enrolment'
import { refundOfferText } from '@hygiene/domain/education/designation/education-verdict'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button } from '@hygiene/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { CaseBar } from '../../../shared/member-case/case-bar.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { EnrolmentSide } from './enrolment-side.tsx'
import { EnrolmentTables } from './enrolment-tables.tsx'
import { recordState } from '../../../shared/enrolment-state/enrolment-state.ts'
import { type EnrolmentRecord, namedBy } from './enrolment-text.ts'
import styles from './enrolment.module.css'

/** `/enrolments/:no`: one enrolment, online or for a venue («h» before the number). */
export function EnrolmentScreen() {
  const no = useParams()['no'] ?? ''
  const named = namedBy(no)
  return named ? <Known key={no} {...named} /> : <NotFoundScreen />
}

/** One look a visit: each is a row of the log. */
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
  // Every part of the page tells the same: header, steps, money, and the lists behind it.
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
