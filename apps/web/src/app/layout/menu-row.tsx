import { ChevronRight } from 'lucide-react'
import type { HashModal } from '../router/use-hash-modal.ts'
import { LeavingLink } from './leaving-link.tsx'
import type { MenuLink } from './menu.ts'
import styles from './menu-row.module.css'

type MenuRowProps = MenuLink & {
  context?: string
  modal: HashModal
}

export function MenuRow({ to, ...text }: MenuRowProps) {
  return (
    <div className={styles.row}>
      <LeavingLink to={to} {...text} />
      <ChevronRight aria-hidden />
    </div>
  )
}
