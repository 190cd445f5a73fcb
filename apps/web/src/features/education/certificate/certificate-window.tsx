import { readCertificate } from '@hygiene/contracts/education/certificate/read-certificate'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { markPrinted } from '@hygiene/contracts/education/enrolment/mark-printed'
import { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import { markInPersonPrinted } from '@hygiene/contracts/in-person/enrolment/mark-in-person-printed'
import { readInPersonCertificate } from '@hygiene/contracts/in-person/enrolment/read-in-person-certificate'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import {
  type CertificateFacts,
  certificateRows,
  certificateSentence,
} from '@hygiene/domain/education/certificate/certificate-wording'
import { type TypedText, textToCorrect } from '@hygiene/domain/education/certificate/correct-text'
import type { EnrolmentNo, InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import { PaperSheet } from '../../../shared/printing/paper-sheet.tsx'
import { PrintWindow } from '../../../shared/printing/print-window.tsx'
import { useDrawnDocument } from '../../../shared/printing/use-drawn-document.ts'
import { useMarkPrinted } from '../../../shared/printing/use-mark-printed.ts'
import { CERTIFICATE_PRINT_TEXT, inPersonFacts, onlineFacts } from './certificate-text.ts'
import { CorrectForm } from './correct-form.tsx'
import { ComputerActions, PhoneActions } from './phone-actions.tsx'

const LIST_PATH = '/edu/completed'
const ONLINE = [readCertificate, listOnlineEnrolments]
const IN_PERSON = [readInPersonCertificate, listInPersonEnrolments]

export function OnlineCertificateWindow({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  const query = useDrawnDocument(readCertificate, { enrolmentNo })
  const isPrinted = query.data?.printedAt !== null
  const mark = useMarkPrinted(markPrinted, { enrolmentNo }, { isPrinted, refresh: ONLINE })
  return (
    <PrintWindow
      text={CERTIFICATE_PRINT_TEXT}
      query={query}
      listPath={LIST_PATH}
      onPrinted={mark}
      texted={{ document: 'certificate', recordNo: enrolmentNo }}
      Sheet={OnlineSheet}
      PhoneActions={OnlineActions}
      ComputerActions={ComputerActions}
      correct={({ certificateNumber, record }) => correctOf(certificateNumber, record)}
    />
  )
}

export function InPersonCertificateWindow({
  inPersonEnrolmentNo,
}: {
  inPersonEnrolmentNo: InPersonEnrolmentNo
}) {
  const query = useDrawnDocument(readInPersonCertificate, { inPersonEnrolmentNo })
  const isPrinted = query.data?.printedAt !== null
  const mark = useMarkPrinted(markInPersonPrinted, { inPersonEnrolmentNo }, { isPrinted, refresh: IN_PERSON })
  return (
    <PrintWindow
      text={CERTIFICATE_PRINT_TEXT}
      query={query}
      listPath={LIST_PATH}
      onPrinted={mark}
      texted={{ document: 'inPersonCertificate', recordNo: inPersonEnrolmentNo }}
      Sheet={InPersonSheet}
      PhoneActions={InPersonActions}
      ComputerActions={ComputerActions}
      correct={({ certificateNumber, record }) => correctOf(certificateNumber, record.info)}
    />
  )
}

function correctOf(certificateNumber: string, text: TypedText) {
  return textToCorrect(text).length === 0 ? null : (
    <CorrectForm certificateNumber={certificateNumber} text={text} />
  )
}

function OnlineSheet({ document }: { document: EntityOf<typeof readCertificate> }) {
  return <CertificateSheet certificate={document} facts={onlineFacts(document)} />
}

function OnlineActions({ document }: { document: EntityOf<typeof readCertificate> }) {
  const texted = { document: 'certificate', recordNo: document.record.enrolmentNo } as const
  return <PhoneActions certificate={document} facts={onlineFacts(document)} texted={texted} />
}

function InPersonActions({ document }: { document: EntityOf<typeof readInPersonCertificate> }) {
  const texted = {
    document: 'inPersonCertificate',
    recordNo: document.record.info.inPersonEnrolmentNo,
  } as const
  return <PhoneActions certificate={document} facts={inPersonFacts(document)} texted={texted} />
}

function InPersonSheet({ document }: { document: EntityOf<typeof readInPersonCertificate> }) {
  return <CertificateSheet certificate={document} facts={inPersonFacts(document)} />
}

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

/** Shows the content on screens too small for the document itself. */
function CertificateSheet({ certificate, facts }: CertificateSheetProps) {
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
