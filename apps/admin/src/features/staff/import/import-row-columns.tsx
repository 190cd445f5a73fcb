import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listImportRows } from '@hygiene/contracts/staff/import/list-import-rows'
import { decisionLabel, importOutcomeLabel } from '@hygiene/domain/staff/import/import-states'
import { importColumnsOf, type ImportKindName, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import type { ImportColumn } from '@hygiene/domain/staff/import/import-column'
import type { TableColumn } from '../../../shared/data-table/table-types.ts'
import { ClassMark } from './import-marks.tsx'
import styles from './imports.module.css'

export type ImportRow = EntityOf<typeof listImportRows>['list'][number]

/** Limits the values that identify a row to its first required columns. */
const NOTIFIED = 4
/** Is the number from which a value is formatted as money. */
const MONEY = 100_000

export const rowNumber = ({ rowAt }: ImportRow): string => `${rowAt + 1}행`

function valueText({ column }: ImportColumn, value: string): string {
  if (column.type === 'day' || column.type === 'moment') return value.replaceAll('-', '.')
  if (column.type === 'time') return value.replace(/:00$/, '')
  const isMoney = column.type === 'integer' && column.most > MONEY && /^\d+$/.test(value)
  return isMoney ? Number(value).toLocaleString('ko-KR') : value
}

export function rowText(kind: ImportKindName, { fields }: ImportRow): string {
  const values = new Map(fields.map(({ key, after }) => [key, after]))
  const notified = importColumnsOf(kind).flatMap((column) => {
    const value = values.get(column.key)
    return column.isRequired && value !== undefined ? [valueText(column, value)] : []
  })
  return notified.slice(0, NOTIFIED).join(' · ') || '-'
}

export function decisionText(
  kind: ImportKindName,
  { rowClass, decision, outcome, isAgain }: ImportRow,
): string {
  if (outcome) return importOutcomeLabel[outcome]
  if (decision) return decisionLabel(importKindOf(kind), decision)
  if (isAgain) return '기록이 바뀜, 미등록'
  if (rowClass === 'wrong' || rowClass === 'close') return '확인 필요'
  if (rowClass === 'leftOut') return importOutcomeLabel.skipped
  return rowClass === 'same' ? '그대로' : rowClass === 'new' ? '새로 등록' : '수정'
}

export function rowColumns(kind: ImportKindName): readonly TableColumn<ImportRow>[] {
  return [
    { id: 'row', header: '행', width: 64, align: 'end', cell: rowNumber },
    { id: 'class', header: '비교', width: 90, cell: ({ rowClass }) => <ClassMark rowClass={rowClass} /> },
    { id: 'text', header: '내용', width: 310, isHeading: true, cell: (row) => rowText(kind, row) },
    { id: 'change', header: '달라지는 것', width: 310, cell: (row) => <Change kind={kind} row={row} /> },
    { id: 'decision', header: '처리', width: 110, cell: (row) => decisionText(kind, row) },
  ]
}

export const isNotified = ({ sentence, fields }: ImportRow): boolean =>
  sentence !== '' || fields.some(({ before }) => before !== null)

export function Change({ kind, row }: { kind: ImportKindName; row: ImportRow }) {
  if (!isNotified(row)) return '-'
  const columns = new Map(importColumnsOf(kind).map((column) => [column.key, column]))
  const changed = row.fields.flatMap(({ key, before, after }) => {
    const column = columns.get(key)
    return column && before !== null ? [{ column, before, after }] : []
  })
  return (
    <span className={styles.change}>
      {row.sentence !== '' && <span>{row.sentence}</span>}
      {changed.map(({ column, before, after }) => (
        <span key={column.key}>
          {column.label} <del>{valueText(column, before) || '-'}</del> →{' '}
          <ins>{valueText(column, after) || '-'}</ins>
        </span>
      ))}
    </span>
  )
}
