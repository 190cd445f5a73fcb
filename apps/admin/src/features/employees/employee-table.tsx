import { Link } from 'react-router-dom'
import { StateMark } from '../../shared/state-mark/state-mark.tsx'
import { accessWords, dayWords, type Employee, EMPLOYEE_STATE, timeWords } from './employee-words.ts'
import styles from './employees.module.css'

type EmployeeTableProps = { employees: readonly Employee[]; openNo: number | null }

/** One row an employee; the name opens the rights beside it. */
export function EmployeeTable({ employees, openNo }: EmployeeTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="직원 목록">
        <thead>
          <tr>
            <th scope="col">이름</th>
            <th scope="col">아이디</th>
            <th scope="col">역할</th>
            <th scope="col">상태</th>
            <th scope="col">마지막 로그인</th>
            <th scope="col">반기 점검</th>
          </tr>
        </thead>
        <tbody>
          {employees.map((employee) => (
            <Row key={employee.employeeNo} employee={employee} isOpen={employee.employeeNo === openNo} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ employee, isOpen }: { employee: Employee; isOpen: boolean }) {
  const { employeeNo, name, loginId, role, branchName, state, lastLoginAt, approvalNo, isSelf } = employee
  return (
    <tr aria-current={isOpen ? 'true' : undefined}>
      <th scope="row">
        <Link to={`/employees/${employeeNo}`}>{name}</Link>
        {isSelf && <small> 나</small>}
      </th>
      <td>{loginId}</td>
      <td>
        {accessWords(role, branchName)}
        {approvalNo !== null && (
          <Link to={`/approvals/${approvalNo}?view=toDecide`} className={styles.waiting}>
            <StateMark kind="waiting">승인 기다림</StateMark>
          </Link>
        )}
      </td>
      <td>
        <StateMark kind={EMPLOYEE_STATE[state].kind}>{EMPLOYEE_STATE[state].label}</StateMark>
      </td>
      <td>{timeWords(lastLoginAt)}</td>
      <td>
        <Review employee={employee} />
      </td>
    </tr>
  )
}

function Review({ employee: { state, reviewDueAt, isReviewOverdue } }: { employee: Employee }) {
  if (state === 'disabled') return '-'
  const words = `${dayWords(reviewDueAt)}까지`
  return isReviewOverdue ? <StateMark kind="look">{words} · 지남</StateMark> : words
}
