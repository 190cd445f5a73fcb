import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRouteMeta } from '../router/use-route-meta.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './screen.module.css'

export type ScreenProps = {
  title?: ReactNode
  lead?: ReactNode
  head?: ReactNode
  aside?: ReactNode
  bar?: ReactNode
  width?: 'full' | 'narrow'
  /** Replaces breadcrumb, title and head on a screen without the site's header. It must contain its own `h1`. */
  top?: ReactNode
  children: ReactNode
}

export function Screen({ title, lead, head, aside, bar, width = 'full', top, children }: ScreenProps) {
  const meta = useRouteMeta()
  return (
    <>
      {top ?? (
        <header className={styles.head}>
          <div className={styles.container}>
            {meta.back && <BackButton />}
            <Breadcrumb />
            <h1 className={styles.title} tabIndex={-1}>
              {title ?? meta.title}
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {head && <div className={styles.below}>{head}</div>}
          </div>
        </header>
      )}
      <div className={styles.ground} data-fills={top ? true : undefined}>
        <div className={styles.container} data-width={width} data-aside={aside ? true : undefined}>
          <div className={styles.content}>
            {children}
            {bar && (
              <div className={styles.bar} data-screen-bar>
                {bar}
              </div>
            )}
          </div>
          {aside && <aside className={styles.aside}>{aside}</aside>}
        </div>
      </div>
    </>
  )
}

function BackButton() {
  const navigate = useNavigate()
  return (
    <button type="button" className={styles.back} onClick={() => void navigate(-1)}>
      <ChevronLeft aria-hidden />
      이전 화면
    </button>
  )
}
