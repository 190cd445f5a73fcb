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

/** Decides a row: `skip` it, `add` it as a new record, or `take` it into the close record. */
export const importDecisions = ['skip', 'add', 'take'] as const
export type ImportDecision = (typeof importDecisions)[number]
export const importOutcomeLabel = {
  added: '새로 등록',
  changed: '수정',
  same: '그대로',
  skipped: '건너뜀',
} as const
export type ImportOutcome = keyof typeof importOutcomeLabel
export const importOutcomes = keysOf(importOutcomeLabel)

/** Covers the members of a whole association in one list. Larger files must be split. */
export const IMPORT_MOST = { rows: 400_000, bytes: 60 * 1024 * 1024 } as const
/** Deletes the file and its rows after this many days (issue «The console's second half»). */
export const IMPORT_DAYS = 30

/** Checks whether a row of this class may get this decision. Wrong rows can only be skipped. */
export function mayDecide(
  { closeActions }: Pick<ImportKind, 'closeActions'>,
  rowClass: ImportClass,
  decision: ImportDecision | null,
): boolean {
  if (decision === null || decision === 'skip') return true
  return rowClass === 'close' && closeActions[decision] !== undefined
}

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

export function shownValue({ column, mask }: ImportColumn, text: string): string {
  if (column.type === 'choice' || column.type === 'choices') {
    const labelOf = (one: string) => column.choices.find(({ value }) => value === one)?.label ?? one
    return column.type === 'choice' ? labelOf(text) : text.split(',').map(labelOf).join(', ')
  }
  return mask && text !== '' ? MASKS[mask](text) : text
}
