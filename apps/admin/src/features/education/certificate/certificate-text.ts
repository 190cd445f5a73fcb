import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listCertificates } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import type { readCertificateRecord } from '@hygiene/contracts/education/certificate/staff/read-certificate-record'
import {
  replacementReasonLabel,
  revocationReasonLabel,
} from '@hygiene/domain/education/certificate/certificate-change'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'

export type CertificateRow = EntityOf<typeof listCertificates>['list'][number]
export type CertificateRecord = EntityOf<typeof readCertificateRecord>
export type Edition = CertificateRecord['editions'][number]

export const drawingState: Record<CertificateRow['drawing'], { label: string; kind: StateKind }> = {
  ready: { label: '만들어짐', kind: 'done' },
  preparing: { label: '만드는 중', kind: 'moving' },
  failed: { label: '만들기 실패', kind: 'failed' },
}

export const editionState: Record<Edition['status'], { label: string; kind: StateKind }> = {
  valid: { label: '유효', kind: 'done' },
  superseded: { label: '대체됨', kind: 'ended' },
  revoked: { label: '효력 취소', kind: 'failed' },
}

export function whyOf({ status, withdrawn }: Pick<Edition, 'status' | 'withdrawn'>): string | null {
  if (!withdrawn) return null
  const { byName, approvedByName, reasonCode, text } = withdrawn
  const people = approvedByName === null ? byName : `${byName} 올림, ${approvedByName} 승인`
  const reason = { ...replacementReasonLabel, ...revocationReasonLabel }[reasonCode]
  return [`${status === 'revoked' ? '효력 취소' : '대체'}: ${people}`, reason, text].join(' · ')
}

type Line = CertificateRecord['log'][number]

const WHAT: Record<Line['what'], string> = {
  issued: '발급',
  drawn: '파일을 만듦',
  printed: '회원이 처음 출력',
  replaced: '대체됨',
  revoked: '효력 취소',
  redrawn: '다시 만들기',
  notified: '회원에게 문자 보냄',
  notNotified: '문자를 보내지 못함',
}

export const lineText = ({ what, edition }: Pick<Line, 'what' | 'edition'>): string =>
  edition === null ? WHAT[what] : `버전 ${edition} ${WHAT[what]}`
