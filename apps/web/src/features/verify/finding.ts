import type { EntityOf, verifyDocument } from '@hygiene/contracts'
import { formatSeoulLongDate } from '@hygiene/domain'

export type Verified = EntityOf<typeof verifyDocument>
type Certificate = Extract<Verified, { document: 'certificate' }>
type Receipt = Extract<Verified, { document: 'receipt' }>

export type FindingTone = 'done' | 'warn' | 'error'
type Words = { word: string; sentence: string; tone: FindingTone }
export type Finding = Words & { name: string }

const CERTIFICATE: Record<Certificate['status'], Words> = {
  valid: { word: '유효', sentence: '우리 협회가 발급한 유효한 수료증입니다.', tone: 'done' },
  superseded: {
    word: '대체됨',
    sentence: '내용을 고친 새 수료증이 발급되어, 이 수료증은 더 이상 쓰이지 않습니다.',
    tone: 'warn',
  },
  revoked: { word: '취소됨', sentence: '발급이 취소된 수료증입니다. 효력이 없습니다.', tone: 'error' },
}

const RECEIPT: Record<Receipt['status'], (receipt: Receipt) => Words> = {
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

/** The answer to a visitor's question: what the paper is, and whether it may still be relied upon. */
export function findingOf(document: Verified): Finding {
  return document.document === 'certificate'
    ? { name: '수료증', ...CERTIFICATE[document.status] }
    : { name: '영수증', ...RECEIPT[document.status](document) }
}
