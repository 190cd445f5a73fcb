import { Button } from '@hygiene/ui'
import type { ReactNode } from 'react'
import styles from './player-message.module.css'

export function PlayerMessage({
  title,
  onClose,
  closeLabel = '강의 목록으로',
  children,
}: {
  title: string
  onClose?: () => void
  closeLabel?: string
  children: ReactNode
}) {
  return (
    <div className={styles.screen}>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{title}</h1>
        {children}
        {onClose && (
          <Button tone="secondary" onClick={onClose}>
            {closeLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
