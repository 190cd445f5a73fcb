import type { SeoulDay } from '../../time/seoul-day.ts'

/** Quotes the specification (section 2): our receipt is no tax invoice. */
export const receiptTaxNotice = '이 영수증은 세금계산서로 사용할 수 없습니다.'
export const receiptTaxExplanation =
  '부가가치세 매입세액 공제 등 세금계산서를 갈음하는 용도로 제출할 수 없으며, 교육비 납부 사실만을 확인하는 증빙입니다.'

/** Formats 'R2026-1120-004821'; a later edition after a refund is 'R2026-1124-004821-2'. */
export function receiptNumber(issuedOn: SeoulDay, serial: number, edition: number): string {
  const [year, month, day] = issuedOn.split('-')
  const number = `R${year}-${month}${day}-${String(serial).padStart(6, '0')}`
  return edition === 1 ? number : `${number}-${edition}`
}
