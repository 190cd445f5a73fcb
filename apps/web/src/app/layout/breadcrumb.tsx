import { ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import styles from './breadcrumb.module.css'
import { mainEntryOf } from './menu.ts'

export function Breadcrumb() {
  const { pathname } = useLocation()
  const parent = mainEntryOf(pathname)
  return (
    <nav aria-label="현재 위치">
      <ol className={styles.trail}>
        <li>
          <Link to="/main">홈</Link>
        </li>
        {parent && (
          <li>
            <ChevronRight aria-hidden />
            <Link to={parent.to}>{parent.label}</Link>
          </li>
        )}
      </ol>
    </nav>
  )
}
