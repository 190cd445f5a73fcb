import { call, onRefusal, type Refused, timeLeftText, useSecondsLeft } from '@hygiene/client'
import { extendStaffLogin } from '@hygiene/contracts/staff/employee/extend-staff-login'
import { Button, Dialog } from '@hygiene/ui'
import { useEffect, useState } from 'react'
import { expire, logOut, obeyRefusal } from './leaving.ts'
import { useStaffLogin } from './staff-login.ts'

/** Leaves the employee enough time to answer the warning (WCAG 2.2.1). */
const WARN_AT_SECONDS = 300

/** Handles refusals that end the login, warns before it expires and ends it. Is mounted once, in the layout. */
export function LoginWatch() {
  const { employee } = useStaffLogin()
  useEffect(() => onRefusal((refused: Refused) => void obeyRefusal(refused)), [])
  return employee && <Countdown key={employee.employeeNo} />
}

export const extend = () => call(extendStaffLogin, {})

function Countdown() {
  const login = useStaffLogin()
  const left = useSecondsLeft(login)
  const [dismissedClock, setDismissedClock] = useState<number | null>(null)
  const isEnding = left <= WARN_AT_SECONDS && left > 0 && dismissedClock !== login.clockAt

  useEffect(() => {
    if (left === 0) void expire()
  }, [left])

  return (
    <Dialog
      isOpen={isEnding}
      onClose={() => setDismissedClock(login.clockAt)}
      kind="alert"
      size="small"
      title={`로그인 시간이 ${timeLeftText(WARN_AT_SECONDS)} 남았습니다`}
      actions={
        <>
          <Button tone="secondary" onClick={() => void logOut()}>
            로그아웃
          </Button>
          <Button data-first-focus onClick={() => void extend()}>
            시간 연장
          </Button>
        </>
      }
    >
      <p>계속 이용하시려면 시간을 연장해주세요.</p>
      <p>
        남은 시간 <strong>{timeLeftText(left)}</strong>
      </p>
    </Dialog>
  )
}
