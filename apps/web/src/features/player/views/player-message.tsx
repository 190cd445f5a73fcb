import { Button } from '@hygiene/ui'
import type { ReactNode } from 'react'
import styles from './player-message.module.css'

/** The content of the player's window while there is no lecture to show. */
export function PlayerMessage({
  title,
  onClose,
  children,
}: {
  title: string
  onClose?: () => void
  children: ReactNode
}) {
  return (
    <div className={styles.screen}>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{title}</h1>
        {children}
        {onClose && (
          <Button tone="secondary" onClick={onClose}>
            강의 목록으로
          </Button>
        )}
      </div>
    </div>
  )
}
