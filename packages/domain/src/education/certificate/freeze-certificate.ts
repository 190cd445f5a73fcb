import type { Association } from '../../association.ts'
import { frozenIssuer } from '../../staff/setting/frozen-issuer.ts'
import { printedText } from '../../printed-text.ts'
import { type SeoulDay, seoulDay } from '../../time/seoul-day.ts'
import type { IndustryType, OnlineType, SalesType } from '../../text.ts'
import { certificateSentence, courseLine } from './certificate-wording.ts'

/** Freezes every printed field as of the day of issue: a later rename changes nothing (docs/rules/certificate.md). */
export type FrozenCertificate = {
  number: string
  verificationNumber: string
  verifyUrl: string
  educationName: string
  userName: string
  birthOn: SeoulDay
  businessName: string
  address: string
  address2: string
  courseLine: string
  hours: number
  completedOn: SeoulDay
  issuedOn: SeoulDay
  body: string
  issuerName: string
  sealText: string
  /** Is absent in documents from before pictures of the seal. */
  sealFileNo?: string | null
  supportPhone: string
  siteHost: string
}

type CompletedEnrolment = {
  userName: string
  birth: string
  businessName: string
  address: string
  address2: string
  salesType: SalesType
  industryType: IndustryType
  year: number
}

export type CertificateIssue = {
  enrolment: CompletedEnrolment
  onlineType: OnlineType
  hours: number
  certificateNumber: string
  verificationNumber: string
  completedAt: Date
  /** Is later than the completion when a check-in phone sent its marks late. */
  issuedAt: Date
  publicUrl: string
  association: Association
}

export function freezeCertificate(issue: CertificateIssue): FrozenCertificate {
  const { enrolment, onlineType, hours, certificateNumber, verificationNumber, publicUrl, association } =
    issue
  const site = new URL(publicUrl)
  return {
    number: certificateNumber,
    verificationNumber,
    verifyUrl: new URL(`/verify/${verificationNumber}`, site).href,
    userName: printedText(enrolment.userName),
    birthOn: dayOfBirth(enrolment.birth),
    businessName: printedText(enrolment.businessName),
    address: printedText(enrolment.address),
    address2: printedText(enrolment.address2),
    courseLine: courseLine({ ...enrolment, onlineType }),
    hours,
    completedOn: seoulDay(issue.completedAt),
    issuedOn: seoulDay(issue.issuedAt),
    body: certificateSentence(enrolment),
    ...frozenIssuer(association),
    siteHost: site.host,
  }
}

function dayOfBirth(birth: string): SeoulDay {
  return birth.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
}

export function certificateFileName(userName: string, year: number): string {
  return `수료증_${userName.replaceAll(/[\\/:*?"<>|\s]/g, '')}_${year}.pdf`
}
