import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readRights } from '@hygiene/contracts/staff/employee/read-rights'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen, WaitingScreen } from '../../../app/layout/admin-screen.tsx'
import { useBranches } from '../../../shared/branches/branches.ts'
import { Facts } from '../../../shared/record/facts.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { ActionDialog, type EmployeeAction } from './action-dialog.tsx'
import { Review } from './employee-columns.tsx'
import { accessText, dayText, type Employee, EMPLOYEE_STATE, timeText } from './employee-text.ts'
import styles from './employees.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

type Asked = EmployeeAction | 'role' | 'link'

export function EmployeeScreen({ employeeNo }: { employeeNo: number }) {
  const rights = useQuery({ ...read(readRights, { employeeNo }), staleTime: 0 })
  const branches = useBranches() ?? []
  const [asked, setAsked] = useState<Asked | null>(null)
  const employee = rights.data?.employee
  const close = () => setAsked(null)
  if (rights.isPending) return <WaitingScreen />
  return (
    <AdminScreen
      title={employee?.name ?? '직원'}
      isFlush
      path={
        <Link className={styles.link} to="/employees">
          직원·권한
        </Link>
      }
      note={
        employee && (
          <StateMark kind={EMPLOYEE_STATE[employee.state].kind}>
            {EMPLOYEE_STATE[employee.state].label}
          </StateMark>
        )
      }
      actions={employee && employee.state !== 'disabled' && <Actions employee={employee} onAsk={setAsked} />}
      side={employee && <EmployeeFacts employee={employee} />}
    >
      <Loaded query={rights}>{(found) => <Rights {...found} />}</Loaded>
      {employee && asked === 'role' && <RoleDialog employee={employee} branches={branches} onClose={close} />}
      {employee && asked === 'link' && <LinkDialog employee={employee} onClose={close} />}
      {employee && asked !== null && asked !== 'role' && asked !== 'link' && (
        <ActionDialog action={asked} employee={employee} onClose={close} />
      )}
    </AdminScreen>
  )
}

function Actions({ employee, onAsk }: { employee: Employee; onAsk: (asked: Asked) => void }) {
  const { state, isSelf, approvalNo } = employee
  const button = (asked: Asked, text: string, unavailable = false) => (
    <Button tone="secondary" size="small" unavailable={unavailable} onClick={() => onAsk(asked)}>
      {text}
    </Button>
  )
  return (
    <>
      {button('role', '역할·지회 바꾸기', approvalNo !== null)}
      {state === 'invited' ? button('link', '설정 주소 만들기') : button('app', '인증 앱 초기화')}
      {!isSelf && button('review', '권한 점검 기록하기')}
      {!isSelf && button('disable', '계정 정지')}
    </>
  )
}

function EmployeeFacts({ employee }: { employee: Employee }) {
  const { loginId, role, branchName, lastLoginAt, approvalNo } = employee
  return (
    <Panel title="직원">
      <Facts
        items={[
          { term: '아이디', detail: loginId },
          { term: '역할', detail: accessText(role, branchName) },
          { term: '마지막 로그인', detail: timeText(lastLoginAt) },
          { term: '반기 점검', detail: <Review {...employee} /> },
          ...(approvalNo === null
            ? []
            : [
                {
                  term: '결재',
                  detail: <Link to={`/approvals/${approvalNo}?view=toDecide`}>{approvalNo}</Link>,
                },
              ]),
        ]}
      />
    </Panel>
  )
}

function Rights({ grants, reviews }: EntityOf<typeof readRights>) {
  return (
    <>
      <Panel title="준 권한">
        <ul className={styles.rights}>
          {grants.map(({ grantNo, role, branchName, grantedBy, grantedAt }) => (
            <li key={grantNo}>
              <time>{dayText(grantedAt)}</time>
              <strong>{accessText(role, branchName)}</strong>
              <small>{grantedBy}</small>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="반기 점검">
        {reviews.length === 0 && <p>아직 없습니다.</p>}
        <ul className={styles.rights}>
          {reviews.map(({ reviewNo, role, branchName, reviewerName, text, reviewedAt }) => (
            <li key={reviewNo}>
              <time>{dayText(reviewedAt)}</time>
              <strong>{accessText(role, branchName)}</strong>
              <small>
                {reviewerName} · {text}
              </small>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
