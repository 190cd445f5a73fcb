import { useSend } from '@hygiene/client'
import { proveSecondFactor } from '@hygiene/contracts/staff/employee/prove-second-factor'
import { Button, TextField } from '@hygiene/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { completeLogin } from '../../../app/login/staff-login.ts'
import styles from './login.module.css'

const SIX_DIGITS = /^\d{6}$/

export function SecondFactorForm({ onBack }: { onBack: () => void }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const send = useSend(proveSecondFactor, {
    onDone: ({ accessToken, remainingSeconds, ...employee }) =>
      completeLogin(accessToken, employee, remainingSeconds),
    onRefused: ({ message }) => notify(message),
  })

  useEffect(() => field.current?.focus(), [])

  function notify(message: string) {
    setError(message)
    field.current?.select()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!SIX_DIGITS.test(code)) return notify('인증번호 6자리를 입력해주세요.')
    setError(undefined)
    if (!send.isPending) send.mutate({ code })
    return undefined
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField
        ref={field}
        label="인증번호 6자리"
        hint="휴대전화의 인증 앱에 지금 보이는 번호입니다. 30초마다 바뀝니다."
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={error}
        onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, '').slice(0, 6))}
      />
      <Button type="submit" wide busy={send.isPending}>
        로그인
      </Button>
      <Button tone="quiet" wide onClick={onBack}>
        아이디와 비밀번호부터 다시
      </Button>
    </form>
  )
}
