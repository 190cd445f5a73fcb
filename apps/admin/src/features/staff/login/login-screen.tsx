import { Card } from '@hygiene/ui'
import { Navigate, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { returnPath } from '../../../app/router/return-path.ts'
import { clearStaffLogin, useStaffLogin } from '../../../app/login/staff-login.ts'
import { AppSetUp } from './app-set-up.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { PasswordForm } from './password-form.tsx'

export function LoginScreen() {
  const [query] = useSearchParams()
  const { half, employee } = useStaffLogin()
  if (employee) return <Navigate to={returnPath(query.get('to'))} replace />

  return (
    <main>
      <AdminScreen title="직원 로그인" note="협회 직원만 이용할 수 있습니다." width="narrow">
        {half ? (
          <Card title={half.totp ? '인증 앱 연결' : '인증번호 확인'}>
            {half.totp && <AppSetUp totp={half.totp} />}
            <SecondFactorForm onBack={clearStaffLogin} />
          </Card>
        ) : (
          <Card>
            <PasswordForm />
          </Card>
        )}
      </AdminScreen>
    </main>
  )
}
