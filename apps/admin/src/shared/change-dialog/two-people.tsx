import { read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { countApprovers } from '@hygiene/contracts/staff/approval/count-approvers'
import { type ApprovalKindName, approvingRoles } from '@hygiene/domain/staff/approval/approval'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { staffRoleLabel } from '@hygiene/domain/staff/permission/permissions'
import { useQuery } from '@tanstack/react-query'
import { CalendarX, CircleCheck, ShieldAlert } from 'lucide-react'
import { useEmployee } from '../../app/login/staff-login.ts'
import { StateMark } from '../state-mark/state-mark.tsx'
import styles from './change-dialog.module.css'

/** Lists kinds with several parts, each of which is checked again when it is executed. */
const IF_CHANGED: Partial<Record<ApprovalKindName, string>> = {
  bulkOperation: '그사이 조건에서 벗어난 사람은 건너뛰고 나머지만 처리합니다.',
  bulkImport: '그사이 기록이 바뀐 행은 등록하지 않고 다시 보여 드립니다.',
  closeVenue: '그사이 바뀐 회차는 그대로 두고 나머지만 옮깁니다.',
}

export function TwoPeople({ kind }: { kind: ApprovalKindName }) {
  const { name, role } = useEmployee()
  const approvers = useQuery({ ...read(countApprovers, { kind }), staleTime: 0 })
  const roles = approvingRoles(kind).map((one) => staffRoleLabel[one])
  return (
    <section aria-label="두 사람">
      <h3>두 사람</h3>
      <ol className={styles.steps}>
        <li aria-current="step">
          <span>
            <strong>{name}</strong> · {staffRoleLabel[role]} · 올림
          </span>
        </li>
        <li>
          <span>
            <strong>{roles.join('·')} 한 사람</strong> · 승인
            <Approvers counted={approvers.data} />
          </span>
        </li>
      </ol>
      <ul className={styles.facts}>
        <li>
          <CircleCheck aria-hidden />
          같은 요청이 기다리고 있으면 올릴 수 없습니다.
        </li>
        <li>
          <ShieldAlert aria-hidden />
          {IF_CHANGED[kind] ?? '그사이 기록이 바뀌면 승인되지 않습니다.'}
        </li>
        <li>
          <CalendarX aria-hidden />
          {approvers.data
            ? `${formatSeoulDateTime(new Date(approvers.data.endsAt))}까지 승인이 없으면 끝납니다.`
            : '7일 안에 승인이 없으면 끝납니다.'}
        </li>
      </ul>
    </section>
  )
}

interface ApproversProps {
  counted: EntityOf<typeof countApprovers> | undefined
}

function Approvers({ counted }: ApproversProps) {
  if (!counted) return <small>불러오고 있습니다</small>
  if (counted.count === 0) {
    return (
      <>
        <StateMark kind="view">승인할 수 있는 다른 직원이 없습니다</StateMark>
        {counted.mayInviteSecond && <small>두 번째 본부 직원은 승인 없이 초대할 수 있습니다</small>}
      </>
    )
  }
  return (
    <small>
      승인할 수 있는 사람 {counted.count}명, {counted.loggedIn}명 접속 중
    </small>
  )
}
