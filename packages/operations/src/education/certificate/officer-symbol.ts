import type { Certificate } from '@hygiene/db/generated/client'
import { signedAddress } from '@hygiene/domain/education/certificate/signed/signed-payload'
import { signCertificate } from '@hygiene/gateways'
import { frozenFieldsOf } from './frozen-fields.ts'

type Shown = Pick<Certificate, 'fileNo' | 'frozen' | 'issuedAt' | 'status' | 'verificationNumber'>

/**
 * The QR symbol that an officer videos from the owner's screen, as a data address of an SVG image; null until the certificate
 * is drawn, because its words may still be corrected. It is signed by the key of today; one of a certificate that no longer holds
 * leads to the plain check.
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
