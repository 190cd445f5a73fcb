import type { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import { withdrawnSentence } from '@hygiene/domain/education/certificate/certificate-change'

export type Verified = EntityOf<typeof verifyDocument>
type Certificate = Extract<Verified, { document: 'certificate' }>
type Receipt = Extract<Verified, { document: 'receipt' }>

export type FindingTone = 'done' | 'warn' | 'error'
type Text = { word: string; sentence: string; tone: FindingTone }
export type Finding = Text & { name: string }

const CERTIFICATE: Record<Certificate['status'], (certificate: Certificate) => Text> = {
  valid: () => ({ word: '유효', sentence: '우리 협회가 발급한 유효한 수료증입니다.', tone: 'done' }),
  superseded: (certificate) => ({
    word: '대체됨',
    sentence: `${since('superseded', certificate)}이 수료증은 더 이상 쓰이지 않습니다.`,
    tone: 'warn',
  }),
  revoked: (certificate) => ({
    word: '취소됨',
    sentence: `${since('revoked', certificate)}수료로 인정되지 않습니다.`,
    tone: 'error',
  }),
}

const since = (how: 'superseded' | 'revoked', { withdrawnOn }: Certificate) =>
  withdrawnOn === null ? '' : `${withdrawnSentence(how, withdrawnOn)}. `

const RECEIPT: Record<Receipt['status'], (receipt: Receipt) => Text> = {
  valid: () => ({ word: '유효', sentence: '우리 협회가 발급한 유효한 영수증입니다.', tone: 'done' }),
  superseded: ({ replacedOn }) => ({
    word: '유효하지 않음',
    sentence: replacedOn
      ? `이 영수증은 ${formatSeoulLongDate(replacedOn)}에 새로 발급되어 더 이상 유효하지 않습니다.`
      : '이 영수증을 발급한 뒤에 교육비가 환불되어 더 이상 유효하지 않습니다.',
    tone: 'error',
  }),
  refunded: ({ netWon }) => ({
    word: '환불됨',
    sentence:
      netWon === 0
        ? '우리 협회가 발급한 영수증이며, 교육비는 모두 환불되었습니다.'
        : '우리 협회가 발급한 영수증이며, 교육비의 일부가 환불되었습니다.',
    tone: 'warn',
  }),
}

export function findingOf(document: Verified): Finding {
  return document.document === 'certificate'
    ? { name: '수료증', ...CERTIFICATE[document.status](document) }
    : { name: '영수증', ...RECEIPT[document.status](document) }
}
