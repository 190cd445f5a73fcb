import { EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Screen } from './screen.tsx'
import { ToSupport } from '../association/support-phone.tsx'

export function NotFoundScreen() {
  return (
    <Screen title="화면을 찾을 수 없습니다" width="narrow">
      <EmptyState
        message={
          <>
            주소가 바뀌었거나 없는 화면입니다. 찾기 어려우시면 <ToSupport /> 전화해주세요.
          </>
        }
      >
        <Link {...linkButton()} to="/main">
          처음 화면으로
        </Link>
      </EmptyState>
    </Screen>
  )
}
