import { EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Screen } from './screen.tsx'

/** A screen of the specification that is not ready (specification section 2). */
export function PlannedScreen() {
  return (
    <Screen width="narrow">
      <EmptyState message="준비중입니다">
        <Link {...linkButton({ tone: 'secondary' })} to="/main">
          처음 화면으로
        </Link>
      </EmptyState>
    </Screen>
  )
}
