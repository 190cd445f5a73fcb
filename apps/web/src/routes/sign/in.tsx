import { Card } from '@hygiene/ui'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Screen } from '../../app/layout/screen.tsx'
import { safeReturn } from '../../app/router/login-guard.ts'
import type { RouteMeta } from '../../app/router/route-meta.ts'
import { useLogin } from '../../app/login/current-login.ts'
import { enteringTo } from '../../app/login/sign-in.ts'
import { usePasskeySuggestions } from '../../app/login/passkey/use-passkey-suggestions.ts'
import { SignInForm } from '../../app/login/sign-in-form.tsx'

export const meta: RouteMeta = {
  title: '로그인',
  description: '식품위생교육 누리집 로그인',
  bottomBar: false,
}

export default function SignIn() {
  const [query] = useSearchParams()
  const { user } = useLogin()
  const returnTo = safeReturn(query.get('rUrl'))

  const isSignedIn = user?.isAuth === 1
  usePasskeySuggestions(returnTo, !isSignedIn)

  if (isSignedIn) return <Navigate to={enteringTo() ?? returnTo} replace />
  return (
    <Screen width="narrow" lead="아이디와 비밀번호를 입력해주세요.">
      <Card>
        <SignInForm returnTo={returnTo} />
      </Card>
    </Screen>
  )
}
