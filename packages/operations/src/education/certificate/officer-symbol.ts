import type { Certificate } from '@hygiene/db/generated/client'
import { signedAddress } from '@hygiene/domain/education/certificate/signed/signed-payload'
import { signCertificate } from '@hygiene/gateways'
import { frozenFieldsOf } from './frozen-fields.ts'

type Shown = Pick<Certificate, 'fileNo' | 'frozen' | 'issuedAt' | 'status' | 'verificationNumber'>

/**
 * Returns the QR symbol that an officer scans from the owner's screen, as an SVG data URL. It is null until the certificate is
 * drawn, because its text may still be corrected. It is signed with the current key; that of an invalid certificate leads to the
 * plain check.
 */
export async function officerSymbol(certificate: Shown, signingKey: string): Promise<string | null> {
  const { fileNo, issuedAt, status, verificationNumber } = certificate
  if (fileNo === null) return null
  const frozen = frozenFieldsOf(certificate)
  const printed = { ...frozen, verificationNumber }
  const payload = status === 'valid' ? signCertificate(signingKey, printed, issuedAt) : null
  const { toString } = await import('qrcode')
  const address = signedAddress(frozen.verifyUrl, payload)
  const svg = await toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
