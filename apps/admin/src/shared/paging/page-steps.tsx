import { linkButton } from '@hygiene/ui'
import { Link, useSearchParams } from 'react-router-dom'
import styles from './paging.module.css'

/** Previous and next as links: Back and a new window work with them. */
export function PageSteps({ page, total }: { page: number; total: number }) {
  const [query] = useSearchParams()
  if (total <= 1) return null
  const to = (next: number) => {
    const search = new URLSearchParams(query)
    search.set('page', String(next))
    return `?${search.toString()}`
  }
  const look = linkButton({ tone: 'secondary', size: 'small' })
  return (
    <nav className={styles.pages} aria-label="쪽 이동">
      {page > 1 && (
        <Link {...look} to={to(page - 1)}>
          이전 쪽
        </Link>
      )}
      <span>
        {page} / {total}쪽
      </span>
      {page < total && (
        <Link {...look} to={to(page + 1)}>
          다음 쪽
        </Link>
      )}
    </nav>
  )
}
