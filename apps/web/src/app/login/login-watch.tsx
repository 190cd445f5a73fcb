import {
  call,
  endsAt,
  isReportedCentrally,
  onRefusal,
  type Refused,
  timeLeftText,
  useSecondsLeft,
} from '@hygiene/client'
import { checkLogin } from '@hygiene/contracts/member/login/check-login'
import { Button, Dialog, VisuallyHidden } from '@hygiene/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { WARN_AT_SECONDS } from './login-clock.ts'
import { extend } from './extend-login.ts'
import { expire, logOut, obeyRefusal } from './leaving.ts'
import { currentLogin, useLogin } from './current-login.ts'
import { go } from '../router/go.ts'

/** Checks the login on every route change, warns before its end, and ends it. Is placed once, in the layout. */
export function LoginWatch() {
  const { accessToken } = useLogin()
  const { pathname } = useLocation()
  const checkedAt = useRef('')

  useEffect(() => onRefusal((refused: Refused) => void obeyRefusal(refused)), [])

  useEffect(() => {
    const arrival = `${accessToken} ${pathname}`
    if (accessToken === null || checkedAt.current === arrival) return
    checkedAt.current = arrival
    call(checkLogin, {}, { onBreakage: 'throw' }).catch((error: unknown) => {
      if (!isReportedCentrally(error)) throw error
    })
  }, [accessToken, pathname])

  return accessToken === null ? null : <Countdown key={accessToken} />
}

/** Answers that do not extend the login report the same end, a second earlier or later. */
const SAME_END_MS = 60_000

function Countdown() {
  const login = useLogin()
  const left = useSecondsLeft(login)
  const [dismissedEnd, setDismissedEnd] = useState(0)
  const isEnding = left > 0 && left <= WARN_AT_SECONDS
  const dismiss = () => setDismissedEnd(endsAt(currentLogin()))

  async function extendOrDismiss() {
    if ((await extend()) === 'impossible') dismiss()
  }

  useEffect(() => {
    if (left === 0) void expire()
  }, [left])

  return (
    <Dialog
      isOpen={isEnding && endsAt(login) > dismissedEnd + SAME_END_MS}
      onClose={dismiss}
      kind="alert"
      size="small"
      title={`로그인 시간이 ${timeLeftText(WARN_AT_SECONDS)} 남았습니다`}
      actions={
        <>
          <Button tone="secondary" onClick={() => void logOut().then(() => go('/main'))}>
            로그아웃
          </Button>
          <Button data-first-focus onClick={() => void extendOrDismiss()}>
            시간 연장
          </Button>
        </>
      }
    >
      <p>계속 이용하시려면 시간을 연장해주세요. 작성하던 내용은 그대로 남아 있습니다.</p>
      <p>
        남은 시간 <strong>{timeLeftText(left)}</strong>
      </p>
      <Announcement left={left} />
    </Dialog>
  )
}

const ANNOUNCED_AT = [300, 60, 20]

/** Is read out three times only, not every second. */
function Announcement({ left }: { left: number }) {
  const mark = ANNOUNCED_AT.filter((seconds) => left <= seconds).at(-1)
  return (
    <output>
      <VisuallyHidden>
        {mark === undefined ? '' : `로그인 시간이 ${timeLeftText(mark)} 남았습니다.`}
      </VisuallyHidden>
    </output>
  )
}
