import {
  analyseItem,
  type ItemAnalysis,
  type ItemTally,
  NO_TALLY,
} from '@hygiene/domain/education/question-bank/item-analysis'
import type { BankKind } from '@hygiene/domain/education/question-bank/question-bank'
import { bankOf } from './bank-statuses.ts'

/** Analyses a version by its tally. A version that no counted paper contains has no analysis. */
export function judgeQuestion(
  question: { answer: number; choices: readonly string[] },
  tally: ItemTally | undefined,
): ItemAnalysis {
  const { answer, choices } = question
  return analyseItem(tally ?? NO_TALLY, { answer, choiceCount: choices.length })
}

export function banksShown(banks: readonly BankKind[]): BankKind[] {
  return banks
    .map(bankOf)
    .toSorted((a, b) => b.year - a.year || b.salesType - a.salesType || a.industryType - b.industryType)
}
