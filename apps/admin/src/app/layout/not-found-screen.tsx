import { EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { AdminScreen } from './admin-screen.tsx'

export function NotFoundScreen() {
  return (
    <main>
      <AdminScreen title="찾을 수 없는 화면" width="narrow">
        <EmptyState message="주소를 다시 확인해주세요.">
          <Link {...linkButton()} to="/">
            홈으로
          </Link>
        </EmptyState>
      </AdminScreen>
    </main>
  )
}
