import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useWindowTitle } from '../../app/layout/use-window-title.ts'
import { print } from '../../app/native-wrapper/actions.ts'
import { inAppBrowser } from '../../app/native-wrapper/in-app-browser.ts'
import { PrintButton } from './print-actions.tsx'
import { PrintToolbar } from './print-toolbar.tsx'
import styles from './print-window.module.css'
import { useLeave } from './use-leave.ts'
import { InAppNotice, OutsideLinks } from './outside-links.tsx'

type SheetWindowProps = {
  label: string
  title: string
  listPath: string
  onPrinted: () => void
  children: ReactNode
}

export function SheetWindow({ label, title, listPath, onPrinted, children }: SheetWindowProps) {
  const leave = useLeave(listPath)
  const [app] = useState(inAppBrowser)
  useWindowTitle(title)
  usePrinted(onPrinted)

  function printSheet() {
    print()
    onPrinted()
  }

  return (
    <>
      <PrintToolbar label={label} onClose={leave}>
        {app ? <OutsideLinks app={app} /> : <PrintButton inPage onPrint={printSheet} />}
      </PrintToolbar>
      {app && (
        <div className={styles.body}>
          <InAppNotice app={app} />
        </div>
      )}
      <div className={styles.paper}>{children}</div>
    </>
  )
}

/** The page is the document, so Ctrl+P and the browser's menu print it too. */
function usePrinted(onPrinted: () => void) {
  const follow = useEffectEvent(onPrinted)
  useEffect(() => {
    const mark = () => follow()
    window.addEventListener('beforeprint', mark)
    return () => window.removeEventListener('beforeprint', mark)
  }, [])
}
