import { createHash } from 'node:crypto'
import type { Queries } from '@hygiene/db/connect'
import { InquiryType } from '@hygiene/domain/text'
import { seoulDay, type SeoulDay } from '@hygiene/domain/time/seoul-day'
import type { WorkingSpan } from '@hygiene/domain/content/inquiry/working-clock'
import { readTerms } from './working-term.ts'

export interface KeptHours {
  spans: WorkingSpan[]
  holidays: { day: SeoulDay; name: string }[]
  inquiryMinutes: number
  reportMinutes: number
}

export async function readKeptHours(db: Queries): Promise<KeptHours & { version: string }> {
  const [spans, holidays, term] = await Promise.all([
    db.workingSpan.findMany({ orderBy: [{ weekday: 'asc' }, { fromMinute: 'asc' }] }),
    db.workingHoliday.findMany({ orderBy: { day: 'asc' } }),
    readTerms(db),
  ])
  const kept = {
    spans,
    holidays: holidays.map(({ day, name }) => ({ day: seoulDay(day), name })),
    inquiryMinutes: term(InquiryType.inquiry).answerMinutes,
    reportMinutes: term(InquiryType.report).answerMinutes,
  }
  const version = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 16)
  return { ...kept, version }
}
