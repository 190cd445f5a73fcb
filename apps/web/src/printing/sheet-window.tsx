import type { ReactNode } from 'react'
import { useWindowTitle } from '../frame/use-window-title.ts'
import { print } from '../native/acts.ts'
import { PrintToolbar } from './print-toolbar.tsx'
import styles from './print-window.module.css'
import { useLeave } from './use-leave.ts'

type SheetWindowProps = {
  /** Name of the group of buttons. */
  label: string
  /** What the window, and a file made of it, is called. */
  title: string
  listPath: string
  children: ReactNode
}

/** A print window whose own sheet is the document: there is no file behind it. */
export function SheetWindow({ label, title, listPath, children }: SheetWindowProps) {
  const leave = useLeave(listPath)
  useWindowTitle(title)
  return (
    <>
      <PrintToolbar label={label} actions={{ print: () => print() }} inPage onClose={leave} />
      <div className={styles.paper}>{children}</div>
    </>
  )
}
