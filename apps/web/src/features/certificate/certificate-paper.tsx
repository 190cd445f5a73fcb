import { NoticeBox } from '@hygiene/ui'
import { useCallback, useState } from 'react'
import { CertificateSheet } from './certificate-sheet.tsx'
import type { Certificate } from './certificate-words.ts'
import { PdfPreview } from './pdf-preview.tsx'

type CertificatePaperProps = { certificate: Certificate; address: string; inPage: boolean }

/** The PDF is the only authentic form: a wide screen shows it, a phone shows what it says and opens it. */
export function CertificatePaper({ certificate, address, inPage }: CertificatePaperProps) {
  const [isRefused, setIsRefused] = useState(false)
  const refuse = useCallback(() => setIsRefused(true), [])

  if (inPage && !isRefused) {
    return <PdfPreview address={address} title="수료증 미리보기 (PDF)" onRefused={refuse} />
  }
  return (
    <>
      <CertificateSheet certificate={certificate} />
      <NoticeBox>
        이 화면은 내용을 확인하기 위한 것입니다. 제출하실 때에는 [인쇄]나 [PDF로 저장]으로 받은 수료증을
        사용해주세요.
      </NoticeBox>
    </>
  )
}
