import { type IndustryType, industryTypeLabel, type SalesType, salesTypeLabel } from '../../text.ts'
import { seoulYear } from '../../time/seoul-day.ts'
import { allowed, denied, type Verdict } from '../../verdict.ts'

export interface BankKind {
  year: number
  salesType: SalesType
  industryType: IndustryType
}

export function bankTitle({ year, salesType, industryType }: BankKind): string {
  return `${year}년 ${salesTypeLabel[salesType]} · ${industryTypeLabel[industryType]}`
}

/** Papers draw from a bank until the last extension of its year has ended, in the following year (`lastExtensionDay`). */
export function isBankDrawn({ year }: Pick<BankKind, 'year'>, now: Date): boolean {
  return year >= seoulYear(now) - 1
}

export interface BankStatus extends BankKind {
  inUse: number
  /** Is the largest paper of a published version of the course; 0 if no course draws from the bank. */
  needed: number
}

/** Each bank must keep enough questions for one paper while papers draw from it. */
export function mayRetireQuestion(banks: readonly BankStatus[], now: Date): Verdict<'QUESTION_BANK_SHORT'> {
  const isShort = banks.some((bank) => isBankDrawn(bank, now) && bank.inUse - 1 < bank.needed)
  return isShort ? denied('QUESTION_BANK_SHORT') : allowed()
}

export const questionStates = ['inUse', 'retired'] as const
export type QuestionState = (typeof questionStates)[number]
export const questionStateLabel: Record<QuestionState, string> = { inUse: '사용 중', retired: '사용 안 함' }
