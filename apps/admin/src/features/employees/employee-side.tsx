import { Loaded, read } from '@hygiene/client'
import { readRights } from '@hygiene/contracts'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog, type EmployeeAct } from './act-dialog.tsx'
import { accessWords, type Branch, dayWords, type Employee } from './employee-words.ts'
import styles from './employees.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

type EmployeeSideProps = { employee: Employee; branches: readonly Branch[] }
type Asked = EmployeeAct | 'role' | 'link'

/** What may be done with an employee's account, and all rights they were ever given. */
export function EmployeeSide({ employee, branches }: EmployeeSideProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <section className={styles.side} aria-label={`${employee.name}의 권한`}>
      <h2>{employee.name}</h2>
      <p>{accessWords(employee.role, employee.branchName)}</p>
      {employee.state !== 'disabled' && <Acts employee={employee} onAsk={setAsked} />}
      <Rights employeeNo={employee.employeeNo} />
      {asked === 'role' && <RoleDialog employee={employee} branches={branches} onClose={close} />}
      {asked === 'link' && <LinkDialog employee={employee} onClose={close} />}
      {asked !== null && asked !== 'role' && asked !== 'link' && (
        <ActDialog act={asked} employee={employee} onClose={close} />
      )}
    </section>
  )
}

function Acts({ employee, onAsk }: { employee: Employee; onAsk: (asked: Asked) => void }) {
  const { state, isSelf, approvalNo } = employee
  const button = (asked: Asked, words: string, unavailable = false) => (
    <Button tone="secondary" size="small" unavailable={unavailable} onClick={() => onAsk(asked)}>
      {words}
    </Button>
  )
  return (
    <div className={styles.acts}>
      {button('role', '역할·지회 바꾸기', approvalNo !== null)}
      {state === 'invited' ? button('link', '설정 주소 만들기') : button('app', '인증 앱 초기화')}
      {!isSelf && button('review', '권한 점검 기록하기')}
      {!isSelf && button('disable', '계정 정지')}
    </div>
  )
}

function Rights({ employeeNo }: { employeeNo: number }) {
  const rights = useQuery({ ...read(readRights, { employeeNo }), staleTime: 0 })
  return (
    <Loaded query={rights}>
      {({ grants, reviews }) => (
        <>
          <h3>준 권한</h3>
          <ul>
            {grants.map(({ grantNo, role, branchName, grantedBy, grantedAt }) => (
              <li key={grantNo}>
                <strong>{accessWords(role, branchName)}</strong>
                <small>
                  {dayWords(grantedAt)} · {grantedBy}
                </small>
              </li>
            ))}
          </ul>
          <h3>반기 점검</h3>
          {reviews.length === 0 && <p>아직 없습니다.</p>}
          <ul>
            {reviews.map(({ reviewNo, role, branchName, reviewerName, words, reviewedAt }) => (
              <li key={reviewNo}>
                <strong>{accessWords(role, branchName)}</strong>
                <small>
                  {dayWords(reviewedAt)} · {reviewerName} · {words}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}
