import { Navigate, useSearchParams } from 'react-router-dom'
import { SignUp } from '../../features/member/sign-up/sign-up.tsx'
import { safeReturn } from '../../app/router/login-guard.ts'
import type { RouteMeta } from '../../app/router/route-meta.ts'
import { useLogin } from '../../app/login/current-login.ts'
import { enteringTo } from '../../app/login/sign-in.ts'

export const meta: RouteMeta = {
  title: '회원가입',
  description: '식품위생교육을 받으려는 외식업 영업자의 회원가입',
  bottomBar: false,
}

export default function SignUpPage() {
  const [query] = useSearchParams()
  const { accessToken } = useLogin()
  const returnTo = safeReturn(query.get('rUrl'))
  if (accessToken !== null) return <Navigate to={enteringTo() ?? returnTo} replace />
  return <SignUp returnTo={returnTo} />
}
