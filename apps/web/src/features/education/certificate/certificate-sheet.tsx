import {
  type CertificateFacts,
  certificateRows,
  certificateSentence,
} from '@hygiene/domain/education/certificate/certificate-wording'
import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import { PaperSheet } from '../../../shared/printing/paper-sheet.tsx'

type CertificateSheetProps = {
  certificate: {
    certificateNumber: string
    verificationNumber: string
    issuedAt: string
    educationName: string
    issuerName: string
  }
  facts: CertificateFacts
}

/** The content of the document, for screens too small to show the document itself. */
export function CertificateSheet({ certificate, facts }: CertificateSheetProps) {
  const { certificateNumber, verificationNumber, issuedAt } = certificate
  return (
    <PaperSheet
      number={`제 ${certificateNumber} 호`}
      rows={certificateRows(facts)}
      sentence={certificateSentence(facts)}
      day={formatSeoulLongDate(new Date(issuedAt))}
      issuer={certificate}
      foot={
        <>
          문서확인번호 <strong>{verificationNumber}</strong>
        </>
      }
    />
  )
}
