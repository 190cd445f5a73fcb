import { EmptyState, linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { Screen } from '../../app/layout/screen.tsx'

export function NotOffered({ what, chooseAt }: { what: string; chooseAt: string }) {
  return (
    <Screen width="narrow">
      <EmptyState message={`올해 운영하는 ${what}이 없습니다.`}>
        <Link {...linkButton({ tone: 'secondary' })} to={chooseAt}>
          업종 다시 고르기
        </Link>
      </EmptyState>
    </Screen>
  )
}
