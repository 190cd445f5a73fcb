import type { Association } from '../../association.ts'
import { type FrozenIssuer, frozenIssuer } from '../../staff/setting/frozen-issuer.ts'
import type { FrozenCertificate } from './freeze-certificate.ts'
import { type SeoulDay, seoulDay } from '../../time/seoul-day.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'
import { keysOf } from '../../keys-of.ts'

export const replacementReasonLabel = {
  misprint: '잘못 적힘',
  identity: '성명·생년월일 바로잡음',
  holderAsked: '본인 요청',
  officeAsked: '관청 요청',
} as const
export type ReplacementReason = keyof typeof replacementReasonLabel
export const replacementReasons = keysOf(replacementReasonLabel)

export const revocationReasonLabel = {
  notTaken: '본인이 듣지 않음',
  wronglyIssued: '잘못 발급됨',
  holderAsked: '본인 요청',
  officeAsked: '관청 요청',
} as const
export type RevocationReason = keyof typeof revocationReasonLabel
export const revocationReasons = keysOf(revocationReasonLabel)

export function isRevocationReason(code: string | null): code is RevocationReason {
  return revocationReasons.some((reason) => reason === code)
}

/** Names what a new edition may change. Number, course, hours and the day of completion are fixed. */
export type CertificateText = Pick<
  FrozenCertificate,
  'userName' | 'birthOn' | 'businessName' | 'address' | 'address2'
>

export const certificateWordNames = ['userName', 'birthOn', 'businessName', 'address', 'address2'] as const

export function changedText(
  printed: CertificateText,
  wanted: Partial<CertificateText>,
): Partial<CertificateText> {
  const names = certificateWordNames.filter(
    (name) => wanted[name] !== undefined && wanted[name] !== printed[name],
  )
  return Object.fromEntries(names.map((name) => [name, wanted[name]]))
}

/**
 * Another name or birth date may turn it into another person's certificate, so two people must approve
 * (docs/rules/certificate.md).
 */
export function changesIdentity(changed: Partial<CertificateText>): boolean {
  return changed.userName !== undefined || changed.birthOn !== undefined
}

export const certificateStatuses = ['valid', 'superseded', 'revoked'] as const
type CertificateStatus = (typeof certificateStatuses)[number]

export type EditionRefusal = 'CERTIFICATE_VOID' | 'CERTIFICATE_CHANGED'

/** Allows only the newest edition of a valid certificate, and only if the employee has seen that edition. */
export function mayChangeEdition(
  current: { edition: number; status: CertificateStatus },
  seen: { edition: number },
): Verdict<EditionRefusal> {
  if (current.status !== 'valid') return denied('CERTIFICATE_VOID')
  return current.edition === seen.edition ? allowed() : denied('CERTIFICATE_CHANGED')
}

/** Returns the next edition with the corrected texts, a new verification number, and the association's present data. */
export function nextEdition<T extends CertificateText>(
  printed: T,
  changed: Partial<CertificateText>,
  issue: { verificationNumber: string; publicUrl: string; issuedAt: Date; association: Association },
): T & FrozenIssuer & { verificationNumber: string; verifyUrl: string; issuedOn: SeoulDay } {
  const { verificationNumber, publicUrl, issuedAt, association } = issue
  const verifyUrl = new URL(`/verify/${verificationNumber}`, publicUrl).href
  const issuer = frozenIssuer(association)
  return { ...printed, ...changed, ...issuer, verificationNumber, verifyUrl, issuedOn: seoulDay(issuedAt) }
}

export function withdrawnSentence(how: 'superseded' | 'revoked', on: SeoulDay): string {
  const day = on.replaceAll('-', '.')
  return how === 'superseded' ? `${day} 새 수료증으로 대체되었습니다` : `${day} 효력이 취소되었습니다`
}
