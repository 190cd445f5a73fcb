import { Broken } from '@hygiene/client'
import { judgeLoginBox } from '@hygiene/domain/member/login/login-box'
import { Button, PasswordField, TextField } from '@hygiene/ui'
import { ExternalLink } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { signUpPath } from '../router/login-guard.ts'
import { type Credentials, signIn, type SignInErrors } from './sign-in.ts'
import styles from './sign-in-form.module.css'

const NO_PASSKEYS = '이 브라우저에서는 지문·얼굴로 로그인할 수 없습니다. 비밀번호로 로그인해주세요.'

export function SignInForm({ returnTo }: { returnTo: string }) {
  const [credentials, setCredentials] = useState<Credentials>({ userId: '', userPw: '' })
  const [errors, setErrors] = useState<SignInErrors>({})
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function show(next: SignInErrors) {
    setErrors(next)
    const first = next.userId ? 'userId' : next.userPw ? 'userPw' : null
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  async function submit() {
    const wrong = judgeLoginBox(credentials.userId, credentials.userPw)
    show(wrong)
    if (wrong.userId !== null || wrong.userPw !== null) return
    await work(() => signIn({ ...credentials, userId: credentials.userId.trim() }, returnTo))
  }

  async function submitPasskey() {
    show({})
    if (!('PublicKeyCredential' in window)) return show({ userId: NO_PASSKEYS })
    const { signInByPasskey } = await import('./passkey/log-in-by-passkey.ts')
    return work(() => signInByPasskey(returnTo))
  }

  async function work(enter: () => Promise<SignInErrors>) {
    setIsBusy(true)
    try {
      show(await enter())
    } catch (error) {
      if (!(error instanceof Broken)) throw error
    } finally {
      setIsBusy(false)
    }
  }

  const field = (name: keyof Credentials) => ({
    name,
    value: credentials[name],
    error: errors[name] ?? undefined,
    onChange: (event: { target: { value: string } }) =>
      setCredentials({ ...credentials, [name]: event.target.value }),
  })

  return (
    <form
      ref={form}
      // Without scripts, a GET form would put the password into the address.
      method="post"
      data-visitor
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      <TextField
        label="아이디"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        {...field('userId')}
      />
      <PasswordField label="비밀번호" {...field('userPw')} />
      <Button type="submit" wide busy={isBusy}>
        로그인
      </Button>
      <Button tone="secondary" wide busy={isBusy} onClick={() => void submitPasskey()}>
        지문·얼굴로 로그인
      </Button>
      <ul className={styles.links}>
        <li>
          <Link to="/user/find/id">아이디 찾기</Link>
        </li>
        <li>
          <Link to="/user/find/pw">비밀번호 찾기</Link>
        </li>
        <li>
          <a
            href="/sign/up"
            target="_blank"
            rel="noreferrer"
            aria-label="회원가입 (새 창)"
            // The address is set on press, because a screen delivered as HTML keeps the addresses it was rendered with.
            onClick={({ currentTarget }) => {
              currentTarget.href = signUpPath(returnTo)
            }}
          >
            회원가입
            <ExternalLink aria-hidden />
          </a>
        </li>
      </ul>
    </form>
  )
}
