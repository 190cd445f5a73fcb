import { Button, LinkButton, VisuallyHidden } from '@hygiene/ui'
import { Download, Printer, X } from 'lucide-react'
import styles from './print-window.module.css'

export type PrintActions = { print: () => void; saveAddress: string; fileName: string; onSave: () => void }

type PrintToolbarProps = {
  label: string
  actions: PrintActions | null
  inPage: boolean
  onClose: () => void
}

/** Print, save, close; on a phone at the lower edge, under the thumb. */
export function PrintToolbar({ label, actions, inPage, onClose }: PrintToolbarProps) {
  return (
    <div className={styles.toolbar} role="group" aria-label={label}>
      {actions && (
        <>
          <Button onClick={actions.print}>
            <Printer aria-hidden />
            인쇄
            {!inPage && <VisuallyHidden> (새 창)</VisuallyHidden>}
          </Button>
          <LinkButton
            tone="secondary"
            href={actions.saveAddress}
            download={actions.fileName}
            onClick={actions.onSave}
          >
            <Download aria-hidden />
            PDF로 저장
          </LinkButton>
        </>
      )}
      <Button tone="secondary" onClick={onClose}>
        <X aria-hidden />
        닫기
      </Button>
    </div>
  )
}
