import { type ReactNode, useCallback, useState } from 'react'
import { PdfPreview } from './pdf-preview.tsx'
import { PrintHint } from './print-hint.tsx'
import type { PrintWords } from './print-words.ts'

type DocumentPaperProps = { words: PrintWords; sheet: ReactNode; address: string; inPage: boolean }

/** The PDF is the only authentic form: a wide screen shows it, a phone shows its content and opens it. */
export function DocumentPaper({ words, sheet, address, inPage }: DocumentPaperProps) {
  const [isRefused, setIsRefused] = useState(false)
  const refuse = useCallback(() => setIsRefused(true), [])

  if (inPage && !isRefused) {
    return (
      <>
        <PrintHint />
        <PdfPreview address={address} title={words.preview} onRefused={refuse} />
      </>
    )
  }
  return (
    <>
      {sheet}
      <PrintHint onPhone={inPage ? undefined : words.onPhone} />
    </>
  )
}
