import type { Queries } from '@hygiene/db/connect'
import type { InquiryTerm } from '@hygiene/domain/content/inquiry/inquiry-clock'
import type { InquiryType } from '@hygiene/domain/text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import type { WorkingHours } from '@hygiene/domain/content/inquiry/working-clock'

export async function readHours(db: Queries): Promise<WorkingHours> {
  const [spans, holidays] = await Promise.all([db.workingSpan.findMany(), db.workingHoliday.findMany()])
  return { spans, holidays: new Set(holidays.map(({ day }) => seoulDay(day))) }
}

export async function readTerms(db: Queries): Promise<(inquiryType: InquiryType) => InquiryTerm> {
  const [hours, terms] = await Promise.all([readHours(db), db.inquiryTerm.findMany()])
  const minutes = new Map(terms.map(({ inquiryType, answerMinutes }) => [inquiryType, answerMinutes]))
  return (inquiryType) => ({ hours, answerMinutes: minutes.get(inquiryType) ?? 0 })
}

export async function readTerm(db: Queries, inquiryType: InquiryType): Promise<InquiryTerm> {
  return (await readTerms(db))(inquiryType)
}
