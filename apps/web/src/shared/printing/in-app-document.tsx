import { Button, type ButtonProps, Dialog } from '@hygiene/ui'
import { type ReactNode, useState } from 'react'
import type { InAppBrowser } from '../../app/native-wrapper/in-app-browser.ts'
import styles from './print-window.module.css'
import type { TextedDocument } from './text-link-button.tsx'
import { InAppNotice, OutsideLinks } from './outside-links.tsx'

type InAppDocumentProps = {
  app: InAppBrowser
  name: string
  size: ButtonProps['size']
  texted: TextedDocument
  children: ReactNode
}

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
