import { useCallback, useState } from 'react'
import { CertificateSheet } from './certificate-sheet.tsx'
import type { Certificate } from './certificate-words.ts'
import { PdfPreview } from './pdf-preview.tsx'
import { PrintHint } from './print-hint.tsx'

type CertificatePaperProps = { certificate: Certificate; address: string; inPage: boolean }

/** The PDF is the only authentic form: a wide screen shows it, a phone shows what it says and opens it. */
export function CertificatePaper({ certificate, address, inPage }: CertificatePaperProps) {
  const [isRefused, setIsRefused] = useState(false)
  const refuse = useCallback(() => setIsRefused(true), [])

  if (inPage && !isRefused) {
    return (
      <>
        <PrintHint inPage />
        <PdfPreview address={address} title="수료증 미리보기 (PDF)" onRefused={refuse} />
      </>
    )
  }
  return (
    <>
      <CertificateSheet certificate={certificate} />
      <PrintHint inPage={inPage} />
    </>
  )
}
