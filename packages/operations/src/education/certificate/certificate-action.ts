import type { Certificate } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { memberOfCertificate } from './member-of-certificate.ts'

export async function certificateAction(db: Transaction, certificate: Certificate) {
  const { certificateNumber, edition } = certificate
  return {
    detail: `${certificateNumber} 버전 ${edition}`,
    memberNos: [await memberOfCertificate(db, certificate)],
  }
}
