import { type IndustryType, industryTypeLabel, type SalesType, salesTypeLabel } from '../../text.ts'
import { seoulYear } from '../../time/seoul-day.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'

/** What names a question bank. */
export interface BankKind {
  year: number
  salesType: SalesType
  industryType: IndustryType
}

/** «2026년 기존 영업자 · 일반음식점» */
export function bankTitle({ year, salesType, industryType }: BankKind): string {
  return `${year}년 ${salesTypeLabel[salesType]} · ${industryTypeLabel[industryType]}`
}

/** Papers are drawn of a bank until the last extension of its year has ended, in the next one (`lastExtensionDay`). */
export function isBankDrawn({ year }: Pick<BankKind, 'year'>, now: Date): boolean {
  return year >= seoulYear(now) - 1
}

export interface BankStatus extends BankKind {
  /** Questions in use. */
  inUse: number
  /** Of a paper; the most that a published version of the course asks. 0: no course draws of it. */
  needed: number
}

/** May a question in use leave these banks? Each keeps enough for a paper as long as papers are drawn of it. */
export function mayRetireQuestion(banks: readonly BankStatus[], now: Date): Verdict<'QUESTION_BANK_SHORT'> {
  const isShort = banks.some((bank) => isBankDrawn(bank, now) && bank.inUse - 1 < bank.needed)
  return isShort ? denied('QUESTION_BANK_SHORT') : allowed()
}

export const questionStates = ['inUse', 'retired'] as const
export type QuestionState = (typeof questionStates)[number]
export const questionStateLabel: Record<QuestionState, string> = { inUse: '사용 중', retired: '사용 안 함' }
