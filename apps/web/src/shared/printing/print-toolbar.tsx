import { Button } from '@hygiene/ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './print-window.module.css'

type PrintToolbarProps = {
  label: string
  /** How the document is taken along; none while there is no document. */
  children?: ReactNode
  onClose: () => void
}

/** Print, save, close; on a phone at the lower edge, under the thumb. */
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
