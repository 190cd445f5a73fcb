import { listEmployees } from '@hygiene/contracts/staff/employee/list-employees'
import { Button, linkButton } from '@hygiene/ui'
import { Plus, TableProperties } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { branchFilter, useBranches } from '../../../shared/branches/branches.ts'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { AdminFound } from '../../../shared/data-table/table-types.ts'
import { ExportButton } from '../../../shared/export/export-button.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { EMPLOYEE_COLUMNS, EMPLOYEE_FILTERS, EMPLOYEE_VIEWS } from './employee-columns.tsx'
import { EmployeeScreen } from './employee-screen.tsx'
import { accessText, type Employee, EMPLOYEE_STATE } from './employee-text.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RolesScreen } from './roles-screen.tsx'

export function EmployeesScreen() {
  const { number } = useParams()
  if (number === undefined) return <EmployeeList />
  return number === 'roles' ? <RolesScreen /> : <EmployeeScreen key={number} employeeNo={Number(number)} />
}

const SORT = { by: 'name', isDescending: false } as const
const keyOf = ({ employeeNo }: Employee) => employeeNo

const exported = (found: AdminFound | undefined) => (
  <ExportButton screen="employees" unit="명" found={found} />
)

function EmployeeList() {
  const [isInviting, setInviting] = useState(false)
  const branches = useBranches()
  const filters = useMemo(() => [...EMPLOYEE_FILTERS, branchFilter(branches)], [branches])
  return (
    <DataTable
      screen="employees"
      title="직원·권한"
      noun="직원"
      unit="명"
      contract={listEmployees}
      actionsOn={exported}
      columns={EMPLOYEE_COLUMNS}
      filters={filters}
      views={EMPLOYEE_VIEWS}
      sort={SORT}
      text="이름, 아이디"
      rowKey={keyOf}
      hrefOf={({ employeeNo }) => `/employees/${employeeNo}`}
      nameOf={({ name }) => name}
      card={({ name, loginId, role, branchName, state }) => ({
        head: name,
        note: `${accessText(role, branchName)} · ${loginId}`,
        end: <StateMark kind={EMPLOYEE_STATE[state].kind}>{EMPLOYEE_STATE[state].label}</StateMark>,
      })}
      actions={
        <>
          <Link {...linkButton({ tone: 'secondary', size: 'small' })} to="/employees/roles">
            <TableProperties aria-hidden />
            역할표
          </Link>
          <Button size="small" onClick={() => setInviting(true)}>
            <Plus aria-hidden />
            직원 초대하기
          </Button>
        </>
      }
    >
      {isInviting && <InviteDialog branches={branches ?? []} onClose={() => setInviting(false)} />}
    </DataTable>
  )
}
