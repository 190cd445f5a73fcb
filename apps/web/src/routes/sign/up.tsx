import { Navigate } from 'react-router-dom'
import { SignUp } from '../../features/sign-up/sign-up.tsx'
import type { RouteMeta } from '../../app/router/route-meta.ts'
import { useLogin } from '../../app/login/current-login.ts'

export const meta: RouteMeta = { title: '회원가입', bottomBar: false }

export default function SignUpPage() {
  const { accessToken } = useLogin()
  return accessToken === null ? <SignUp /> : <Navigate to="/main" replace />
}
