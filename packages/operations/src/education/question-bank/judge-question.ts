import {
  analyseItem,
  type ItemAnalysis,
  type ItemTally,
  NO_TALLY,
} from '@hygiene/domain/education/question-bank/item-analysis'
import type { BankKind } from '@hygiene/domain/education/question-bank/question-bank'
import { bankOf } from './bank-statuses.ts'

/** The analysis of a version by its tally; a version that no counted paper holds has none yet. */
export function judgeQuestion(
  question: { answer: number; choices: readonly string[] },
  tally: ItemTally | undefined,
): ItemAnalysis {
  const { answer, choices } = question
  return analyseItem(tally ?? NO_TALLY, { answer, choiceCount: choices.length })
}

/** Banks as they are shown: the latest year first. */
export function banksShown(banks: readonly BankKind[]): BankKind[] {
  return banks
    .map(bankOf)
    .toSorted((a, b) => b.year - a.year || b.salesType - a.salesType || a.industryType - b.industryType)
}
