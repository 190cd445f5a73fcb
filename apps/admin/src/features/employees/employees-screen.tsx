import { Loaded, read } from '@hygiene/client'
import { listEmployees } from '@hygiene/contracts'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { DeskScreen } from '../../app/layout/desk-screen.tsx'
import { EmployeeSide } from './employee-side.tsx'
import { EmployeeTable } from './employee-table.tsx'
import styles from './employees.module.css'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleMatrix } from './role-matrix.tsx'

/** The association's employees, and what each role may. */
export function EmployeesScreen() {
  const { number } = useParams()
  const [isInviting, setInviting] = useState(false)
  const view = useSearchParams()[0].get('view') === 'roles' ? 'roles' : 'people'
  const employees = useQuery({ ...read(listEmployees, {}), staleTime: 0 })
  const { list = [], branches = [] } = employees.data ?? {}
  const open = list.find(({ employeeNo }) => String(employeeNo) === number)
  const overdue = list.filter(({ isReviewOverdue }) => isReviewOverdue).length

  return (
    <DeskScreen
      title="직원·권한"
      note={overdue > 0 ? `반기 점검이 지난 직원 ${overdue}명` : undefined}
      views={<Views now={view} />}
      actions={view === 'people' && <Button onClick={() => setInviting(true)}>직원 초대하기</Button>}
      side={
        view === 'people' && open ? (
          <EmployeeSide key={open.employeeNo} employee={open} branches={branches} />
        ) : undefined
      }
      isFlush
    >
      {view === 'roles' ? (
        <RoleMatrix />
      ) : (
        <Loaded query={employees}>
          {(page) => <EmployeeTable employees={page.list} openNo={open?.employeeNo ?? null} />}
        </Loaded>
      )}
      {isInviting && <InviteDialog branches={branches} onClose={() => setInviting(false)} />}
    </DeskScreen>
  )
}

function Views({ now }: { now: 'people' | 'roles' }) {
  return (
    <nav className={styles.views} aria-label="직원·권한 갈래">
      <Link to="/employees" aria-current={now === 'people' ? 'page' : undefined}>
        직원
      </Link>
      <Link to="/employees?view=roles" aria-current={now === 'roles' ? 'page' : undefined}>
        역할표
      </Link>
    </nav>
  )
}
