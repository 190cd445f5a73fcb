import { EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { DeskScreen } from './desk-screen.tsx'

export function NotFoundScreen() {
  return (
    <main>
      <DeskScreen title="찾을 수 없는 화면" width="narrow">
        <EmptyState message="주소를 다시 확인해주세요.">
          <Link {...linkButton()} to="/">
            홈으로
          </Link>
        </EmptyState>
      </DeskScreen>
    </main>
  )
}
