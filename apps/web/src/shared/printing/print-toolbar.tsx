import { Button, LinkButton, VisuallyHidden } from '@hygiene/ui'
import { Download, Printer, X } from 'lucide-react'
import styles from './print-window.module.css'

type PrintActions = {
  print: () => void
  /** The document as a file, where there is one. */
  file?: { address: string; name: string; onSave: () => void }
}

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
          {actions.file && (
            <LinkButton
              tone="secondary"
              href={actions.file.address}
              download={actions.file.name}
              onClick={actions.file.onSave}
            >
              <Download aria-hidden />
              PDF로 저장
            </LinkButton>
          )}
        </>
      )}
      <Button tone="secondary" onClick={onClose}>
        <X aria-hidden />
        닫기
      </Button>
    </div>
  )
}
