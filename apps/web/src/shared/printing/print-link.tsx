import { linkButton, VisuallyHidden } from '@hygiene/ui'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './document-card.module.css'

type PrintLinkProps = {
  to: string
  /** Names the person of the document, because several links have the same text. */
  of: string
  tone?: 'primary' | 'secondary'
  size?: 'regular' | 'small'
  children: ReactNode
}

export function PrintLink({ to, of, tone = 'primary', size = 'regular', children }: PrintLinkProps) {
  return (
    <Link {...linkButton({ wide: size === 'regular', tone, size })} to={to} target="_blank">
      <Printer aria-hidden />
      <span>
        <VisuallyHidden>{of} </VisuallyHidden>
        {children}
        <span className={styles.window}> (새 창)</span>
      </span>
    </Link>
  )
}
