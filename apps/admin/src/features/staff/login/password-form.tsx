import { useSend } from '@hygiene/client'
import { staffLogin } from '@hygiene/contracts/staff/employee/staff-login'
import { Button, PasswordField, TextField } from '@hygiene/ui'
import { type FormEvent, useRef, useState } from 'react'
import { beginLogin } from '../../../app/login/staff-login.ts'
import styles from './login.module.css'

type Errors = { loginId?: string; password?: string }

export function PasswordForm() {
  const [typed, setTyped] = useState({ loginId: '', password: '' })
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const send = useSend(staffLogin, {
    onDone: ({ accessToken, step, totp }) => beginLogin(accessToken, { step, totp }),
    onRefused: ({ message }) => show({ password: message }),
  })

  function show(next: Errors) {
    setErrors(next)
    const first = next.loginId ? 'loginId' : next.password ? 'password' : null
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong: Errors = {
      ...(typed.loginId.trim() === '' ? { loginId: '아이디를 입력해주세요.' } : {}),
      ...(typed.password === '' ? { password: '비밀번호를 입력해주세요.' } : {}),
    }
    show(wrong)
    if (Object.keys(wrong).length === 0 && !send.isPending) send.mutate(typed)
  }

  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })

  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label="아이디"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('loginId')}
      />
      <PasswordField label="비밀번호" {...field('password')} />
      <Button type="submit" wide busy={send.isPending}>
        다음
      </Button>
    </form>
  )
}
