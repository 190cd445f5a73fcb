import { Button } from '@hygiene/ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './print-window.module.css'

type PrintToolbarProps = {
  label: string
  children?: ReactNode
  onClose: () => void
}

export function PrintToolbar({ label, children, onClose }: PrintToolbarProps) {
  return (
    <div className={styles.toolbar} role="group" aria-label={label}>
      {children}
      <Button tone="secondary" onClick={onClose}>
        <X aria-hidden />
        닫기
      </Button>
    </div>
  )
}
