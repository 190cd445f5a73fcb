import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listQuestions } from '@hygiene/contracts/education/question-bank/staff/list-questions'
import type { readBanks } from '@hygiene/contracts/education/question-bank/staff/read-banks'
import type { readQuestion } from '@hygiene/contracts/education/question-bank/staff/read-question'
import {
  type BankKind,
  bankTitle,
  type QuestionState,
  questionStateLabel,
} from '@hygiene/domain/education/question-bank/question-bank'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'

export type QuestionRecord = EntityOf<typeof readQuestion>
export type QuestionRow = EntityOf<typeof listQuestions>['list'][number]
export type Banks = EntityOf<typeof readBanks>

export const stateOf = (state: QuestionState): { kind: StateKind; label: string } => ({
  kind: state === 'inUse' ? 'done' : 'ended',
  label: questionStateLabel[state],
})

/** Returns «72%», or «-» if nothing was answered. */
export function percent(share: number | null): string {
  return share === null ? '-' : `${Math.round(share * 100)}%`
}

export function discriminationText(value: number | null): string {
  return value === null ? '-' : value.toFixed(2)
}

/** Returns «0.42 (81%-39%)»: the difference and the two groups it compares. */
export function groupsText(groups: QuestionRecord['analysis']['groups']): string {
  if (groups === null) return '-'
  return `${groups.difference.toFixed(2)} (${percent(groups.upper)}-${percent(groups.lower)})`
}

export function banksText([first, ...others]: readonly BankKind[]): string {
  if (!first) return '-'
  return others.length === 0 ? bankTitle(first) : `${bankTitle(first)} 외 ${others.length}곳`
}

export const bankKey = ({ year, salesType, industryType }: BankKind): string =>
  `${year}-${salesType}-${industryType}`
