import { verifyDocument as contract } from '@hygiene/contracts/education/certificate/verify-document'
import { formatVerificationNumber, parseVerificationNumber } from '@hygiene/domain'
import { implement } from '../../http/implement.ts'
import { verifiedCertificate } from './verified-certificate.ts'
import { verifiedReceipt } from './verified-receipt.ts'

/** A visitor with the printed number sees every printed field, masked, and the hash of the file it was printed from. */
export const verifyDocument = implement(contract, async ({ input, deps, refuse }) => {
  const typed = parseVerificationNumber(input.number)
  if (!typed) throw refuse('DOCUMENT_NOT_FOUND')
  const number = formatVerificationNumber(typed)
  const document = (await verifiedCertificate(deps.db, number)) ?? (await verifiedReceipt(deps.db, number))
  if (!document) throw refuse('DOCUMENT_NOT_FOUND')
  return document
})
