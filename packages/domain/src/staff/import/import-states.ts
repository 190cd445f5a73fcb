import {
  maskAddress,
  maskBirthDate,
  maskLicenceNumber,
  maskName,
  maskPhone,
} from '../../member/account/masking.ts'
import type { ImportColumn, ImportKind } from './import-column.ts'
import { keysOf } from '../../keys-of.ts'

export const importStatusLabel = {
  uploaded: '차례 기다림',
  refused: '읽지 못함',
  mapping: '열 맞출 차례',
  checking: '비교 중',
  ready: '살펴볼 차례',
  approval: '승인 기다림',
  ordered: '쓸 차례 기다림',
  writing: '등록 중',
  done: '마침',
  stopped: '중단',
} as const
export type ImportStatus = keyof typeof importStatusLabel
export const importStatuses = keysOf(importStatusLabel)

/** What a row is beside the records that stand. */
export const importClassLabel = {
  new: '새로',
  changed: '바뀜',
  same: '같음',
  close: '비슷함',
  wrong: '틀림',
  leftOut: '제외',
} as const
export type ImportClass = keyof typeof importClassLabel
export const importClasses = keysOf(importClassLabel)

/** What an employee says of a row: leave it out, write it as a record of its own, or write it into the close one. */
export const importDecisions = ['skip', 'add', 'take'] as const
export type ImportDecision = (typeof importDecisions)[number]
/** What became of a row. */
export const importOutcomeLabel = {
  added: '새로 등록',
  changed: '수정',
  same: '그대로',
  skipped: '건너뜀',
} as const
export type ImportOutcome = keyof typeof importOutcomeLabel
export const importOutcomes = keysOf(importOutcomeLabel)

/** Of one file: the members of a whole association in one list. What is more is divided. */
export const IMPORT_MOST = { rows: 400_000, bytes: 60 * 1024 * 1024 } as const
/** Days after which the file and its rows are destroyed (issue «The console's second half»). */
export const IMPORT_DAYS = 30

/** May a row of this class be given this decision? Wrong rows can only be left out. */
export function mayDecide(
  { closeActions }: Pick<ImportKind, 'closeActions'>,
  rowClass: ImportClass,
  decision: ImportDecision | null,
): boolean {
  if (decision === null || decision === 'skip') return true
  return rowClass === 'close' && closeActions[decision] !== undefined
}

/** A decision as screens say it. */
export const decisionLabel = (
  { closeActions }: Pick<ImportKind, 'closeActions'>,
  decision: ImportDecision,
): string => (decision === 'skip' ? importOutcomeLabel.skipped : (closeActions[decision]?.said ?? ''))

const MASKS: Record<NonNullable<ImportColumn['mask']>, (text: string) => string> = {
  name: maskName,
  birth: maskBirthDate,
  phone: maskPhone,
  licence: maskLicenceNumber,
  address: maskAddress,
}

/** A value as screens show it: a person's data masked, a choice by its words. */
export function shownValue({ column, mask }: ImportColumn, text: string): string {
  if (column.type === 'choice' || column.type === 'choices') {
    const labelOf = (one: string) => column.choices.find(({ value }) => value === one)?.label ?? one
    return column.type === 'choice' ? labelOf(text) : text.split(',').map(labelOf).join(', ')
  }
  return mask && text !== '' ? MASKS[mask](text) : text
}
