import { staffRoleLabel } from '@hygiene/domain/staff/permission/permissions'
import { optionsOf } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import type { TableColumn, TableFilter, BuiltInView } from '../../../shared/data-table/table-types.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { accessText, dayText, type Employee, EMPLOYEE_STATE, timeText } from './employee-text.ts'
import styles from './employees.module.css'

export const EMPLOYEE_COLUMNS: readonly TableColumn<Employee>[] = [
  {
    id: 'name',
    header: '이름',
    width: 120,
    sort: 'name',
    isHeading: true,
    cell: ({ name, isSelf }) => (isSelf ? `${name} (나)` : name),
  },
  { id: 'loginId', header: '아이디', width: 115, cell: ({ loginId }) => loginId },
  {
    id: 'access',
    header: '역할',
    width: 150,
    cell: ({ role, branchName }) => accessText(role, branchName),
  },
  {
    id: 'approval',
    header: '결재',
    width: 125,
    cell: ({ approvalNo }) =>
      approvalNo === null ? (
        '-'
      ) : (
        <Link className={styles.waiting} to={`/approvals/${approvalNo}?view=toDecide`}>
          <StateMark kind="waiting">승인 기다림</StateMark>
        </Link>
      ),
  },
  {
    id: 'state',
    header: '상태',
    width: 165,
    cell: ({ state }) => (
      <StateMark kind={EMPLOYEE_STATE[state].kind}>{EMPLOYEE_STATE[state].label}</StateMark>
    ),
  },
  {
    id: 'lastLoginAt',
    header: '마지막 로그인',
    width: 150,
    sort: 'lastLoginAt',
    cell: ({ lastLoginAt }) => timeText(lastLoginAt),
  },
  {
    id: 'review',
    header: '반기 점검',
    width: 205,
    sort: 'reviewDueAt',
    cell: (employee) => <Review {...employee} />,
  },
]

export function Review({
  state,
  reviewDueAt,
  isReviewOverdue,
}: Pick<Employee, 'state' | 'reviewDueAt' | 'isReviewOverdue'>) {
  if (state === 'disabled') return '-'
  const text = `${dayText(reviewDueAt)}까지`
  return isReviewOverdue ? <StateMark kind="view">{text} · 지남</StateMark> : text
}

export const EMPLOYEE_FILTERS: readonly TableFilter[] = [
  {
    kind: 'choice',
    key: 'role',
    label: '역할',
    choices: optionsOf(staffRoleLabel),
  },
  {
    kind: 'choice',
    key: 'state',
    label: '상태',
    hides: 'state',
    choices: optionsOf(EMPLOYEE_STATE),
  },
  { kind: 'flag', key: 'isReviewOverdue', label: '반기 점검 지남' },
]

export const EMPLOYEE_VIEWS: readonly BuiltInView[] = [
  { name: '정상', address: 'state=working' },
  { name: '반기 점검 지남', address: 'isReviewOverdue=1' },
  { name: '정지', address: 'state=disabled' },
]
