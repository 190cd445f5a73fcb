export type RefundBank = { code: string; name: string }

/** Maps the gateway's names of refund banks to the Korean ones (docs/rules/payment.md). */
export const REFUND_BANKS: readonly RefundBank[] = [
  { code: 'NONGHYUP', name: 'NH농협은행' },
  { code: 'LOCAL_NONGHYUP', name: '지역 농·축협' },
  { code: 'KOOKMIN', name: 'KB국민은행' },
  { code: 'SHINHAN', name: '신한은행' },
  { code: 'WOORI', name: '우리은행' },
  { code: 'HANA', name: '하나은행' },
  { code: 'IBK', name: 'IBK기업은행' },
  { code: 'KFCC', name: '새마을금고' },
  { code: 'SHINHYUP', name: '신협' },
  { code: 'POST', name: '우체국' },
  { code: 'KAKAO', name: '카카오뱅크' },
  { code: 'TOSS', name: '토스뱅크' },
  { code: 'K_BANK', name: '케이뱅크' },
  { code: 'SUHYUP', name: '수협은행' },
  { code: 'KDB', name: 'KDB산업은행' },
  { code: 'STANDARD_CHARTERED', name: 'SC제일은행' },
  { code: 'CITI', name: '한국씨티은행' },
  { code: 'DAEGU', name: 'iM뱅크(대구)' },
  { code: 'BUSAN', name: '부산은행' },
  { code: 'KYONGNAM', name: '경남은행' },
  { code: 'KWANGJU', name: '광주은행' },
  { code: 'JEONBUK', name: '전북은행' },
  { code: 'JEJU', name: '제주은행' },
  { code: 'SAVINGS_BANK', name: '저축은행' },
  { code: 'NFCF', name: '산림조합' },
]

export function bankName(bank: string): string {
  return REFUND_BANKS.find(({ code }) => code === bank)?.name ?? bank
}
