import { Badge } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import type { HashModal } from '../router/use-hash-modal.ts'
import { isPlanned } from '../router/planned-routes.ts'
import { LeavingLink } from './leaving-link.tsx'
import type { MenuLink } from './menu.ts'
import styles from './menu-row.module.css'

type MenuRowProps = MenuLink & {
  /** Said before the label. */
  context?: string
  modal: HashModal
}

/** One entry of the side menu over its whole width; an entry whose screen is not ready says so before it is pressed. */
export function MenuRow({ to, ...words }: MenuRowProps) {
  return (
    <div className={styles.row}>
      <LeavingLink to={to} {...words} />
      {isPlanned(to) ? <Badge>준비 중</Badge> : <ChevronRight aria-hidden />}
    </div>
  )
}
