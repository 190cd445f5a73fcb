import type { Transaction } from '@hygiene/db/connect'
import { inquiryTurn, type InquiryTurn } from '@hygiene/domain/content/inquiry/inquiry-turn'

export async function turnOf(db: Transaction, inquiryNo: number): Promise<InquiryTurn> {
  const reviews = await db.inquiryReview.findMany({ where: { inquiryNo }, orderBy: { reviewNo: 'asc' } })
  return inquiryTurn(reviews.map(({ employeeNo }) => ({ isAnswer: employeeNo !== null })))
}
