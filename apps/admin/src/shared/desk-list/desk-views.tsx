import { Link, useLocation } from 'react-router-dom'
import styles from './desk-views.module.css'
import { addressOf, type DeskPlan, type DeskQuery, queryOf } from './desk-query.ts'
import type { StandingView } from './desk-types.ts'

type DeskViewsProps = { views: readonly StandingView[]; query: DeskQuery; plan: DeskPlan }

/** Views of a list as tabs; each is an address of it. */
export function DeskViews({ views, query, plan }: DeskViewsProps) {
  const { pathname } = useLocation()
  const now = addressOf(query, plan).toString()
  return (
    <nav aria-label="보기" className={styles.views}>
      {[{ name: '전체', address: '' }, ...views].map(({ name, address }) => {
        const search = addressOf(queryOf(new URLSearchParams(address), plan), plan).toString()
        return (
          <Link key={name} to={{ pathname, search }} aria-current={search === now ? 'page' : undefined}>
            {name}
          </Link>
        )
      })}
    </nav>
  )
}
