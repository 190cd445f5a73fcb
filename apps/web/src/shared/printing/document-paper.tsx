import { type ReactNode, useCallback, useState } from 'react'
import type { InAppBrowser } from '../../app/native-wrapper/in-app-browser.ts'
import { PdfPreview } from './pdf-preview.tsx'
import { PrintHint } from './print-hint.tsx'
import type { PrintText } from './print-text.ts'
import { InAppNotice } from './outside-links.tsx'

type DocumentPaperProps = {
  text: PrintText
  sheet: ReactNode
  address: string
  inPage: boolean
  app: InAppBrowser | null
}

/** The PDF is the only authentic form: a wide screen shows it, a phone shows its content and opens it. */
export function DocumentPaper({ text, sheet, address, inPage, app }: DocumentPaperProps) {
  const [isRefused, setIsRefused] = useState(false)
  const refuse = useCallback(() => setIsRefused(true), [])

  if (inPage && !isRefused) {
    return (
      <>
        <PrintHint />
        <PdfPreview address={address} title={text.preview} onRefused={refuse} />
      </>
    )
  }
  if (app) {
    return (
      <>
        <InAppNotice app={app} />
        {sheet}
      </>
    )
  }
  return (
    <>
      {sheet}
      <PrintHint onPhone={inPage ? undefined : text.onPhone} />
    </>
  )
}
