import type { EntityOf, readCertificate } from '@hygiene/contracts'
import {
  type CertificateFacts,
  type CertificateRow,
  certificateRows,
  certificateSentence,
  type IndustryType,
  OnlineType,
  type SalesType,
} from '@hygiene/domain'

export type Certificate = EntityOf<typeof readCertificate>

/** The lines of the document, by the same rules that the printed one follows. */
export function certificateWords({ record, hours }: Pick<Certificate, 'record' | 'hours'>): {
  rows: CertificateRow[]
  sentence: string
} {
  const facts: CertificateFacts = {
    userName: record.userName,
    birth: record.birth,
    businessName: record.businessName,
    address: wholeAddress(record.address, record.address2),
    salesType: record.salesType as SalesType,
    industryType: record.industryType as IndustryType,
    onlineType: OnlineType.online,
    year: Number(record.endDate.slice(0, 4)),
    hours,
    completedOn: record.endDate,
  }
  return { rows: certificateRows(facts), sentence: certificateSentence(facts) }
}

/** A comma before a floor or room, none before «(동 이름)», as Korean addresses are written. */
function wholeAddress(address: string, address2: string): string {
  const detail = address2.trim()
  if (detail === '') return address
  return `${address}${detail.startsWith('(') ? ' ' : ', '}${detail}`
}

/** «수료증_홍길동_2026»: what the window is called and the file is saved under. */
export function documentTitle({ fileName }: Pick<Certificate, 'fileName'>): string {
  return fileName.replace(/\.pdf$/i, '')
}
