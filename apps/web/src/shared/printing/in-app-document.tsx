import { Button, type ButtonProps, Dialog } from '@hygiene/ui'
import { type ReactNode, useState } from 'react'
import type { InAppBrowser } from '../../app/native-wrapper/in-app-browser.ts'
import styles from './print-window.module.css'
import type { TextedDocument } from './text-link-button.tsx'
import { InAppNotice, OutsideLinks } from './outside-links.tsx'

type InAppDocumentProps = {
  app: InAppBrowser
  /** «영수증» */
  name: string
  size: ButtonProps['size']
  texted: TextedDocument
  children: ReactNode
}

/** In place of a button that opens a PDF in a new window, which no app draws. */
export function InAppDocument({ app, name, size, texted, children }: InAppDocumentProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" size={size} onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      <Dialog isOpen={isOpen} size="small" title={`${name} 받기`} onClose={() => setIsOpen(false)}>
        <InAppNotice app={app} />
        <p className={styles.nextSteps}>
          <OutsideLinks app={app} texted={texted} />
        </p>
      </Dialog>
    </>
  )
}
