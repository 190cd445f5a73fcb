import type { EntityOf, listImportRows } from '@hygiene/contracts'
import {
  decisionLabel,
  importColumnsOf,
  type ImportKindName,
  importKindOf,
  importOutcomeLabel,
} from '@hygiene/domain'
import type { DeskColumn } from '../../shared/desk-list/desk-types.ts'
import { ClassMark } from './import-marks.tsx'
import styles from './imports.module.css'

export type ImportRow = EntityOf<typeof listImportRows>['list'][number]

/** Values that tell a row: those of its first required columns. */
const TOLD = 3

export const rowNumber = ({ rowAt }: ImportRow): string => `${rowAt + 1}행`

/** «2017-00001 · 정*자 · 1957-**-**»; of a wrong row what could be read. */
export function rowWords(kind: ImportKindName, { fields }: ImportRow): string {
  const values = new Map(fields.map(({ key, after }) => [key, after]))
  const told = importColumnsOf(kind)
    .filter(({ isRequired }) => isRequired)
    .flatMap(({ key }) => values.get(key) ?? [])
  return told.slice(0, TOLD).join(' · ') || '-'
}

export function decisionWords(
  kind: ImportKindName,
  { rowClass, decision, outcome, isAgain }: ImportRow,
): string {
  if (outcome) return importOutcomeLabel[outcome]
  if (decision) return decisionLabel(importKindOf(kind), decision)
  if (isAgain) return '기록이 바뀜, 쓰지 않음'
  if (rowClass === 'wrong' || rowClass === 'close') return '정해야 함'
  return rowClass === 'same' ? '그대로' : rowClass === 'new' ? '새로 쓸 것' : '고칠 것'
}

export function rowColumns(kind: ImportKindName): readonly DeskColumn<ImportRow>[] {
  return [
    { id: 'row', header: '행', width: 80, align: 'end', cell: rowNumber },
    { id: 'class', header: '비교', width: 90, cell: ({ rowClass }) => <ClassMark rowClass={rowClass} /> },
    { id: 'words', header: '내용', width: 280, isHeading: true, cell: (row) => rowWords(kind, row) },
    { id: 'change', header: '달라지는 것', width: 420, cell: (row) => <Change kind={kind} row={row} /> },
    { id: 'decision', header: '어떻게', width: 150, cell: (row) => decisionWords(kind, row) },
  ]
}

/** Is there something to say of a row beside its class? */
export const isTold = ({ sentence, fields }: ImportRow): boolean =>
  sentence !== '' || fields.some(({ before }) => before !== null)

/** What a row changes of its record, or what is wrong with it. */
export function Change({ kind, row }: { kind: ImportKindName; row: ImportRow }) {
  if (!isTold(row)) return '-'
  const labels = new Map(importColumnsOf(kind).map(({ key, label }) => [key, label]))
  const changed = row.fields.filter(({ before }) => before !== null)
  return (
    <span className={styles.change}>
      {row.sentence !== '' && <span>{row.sentence}</span>}
      {changed.map(({ key, before, after }) => (
        <span key={key}>
          {labels.get(key)} <del>{before || '-'}</del> → <ins>{after || '-'}</ins>
        </span>
      ))}
    </span>
  )
}
