import { createHash } from 'node:crypto'
import type { StaffImport } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { ImportClass } from '@hygiene/domain/staff/import/import-states'
import type { ImportColumn } from '@hygiene/domain/staff/import/import-column'
import type { ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import type { ImportMapping } from '@hygiene/domain/staff/import/map-columns'
import { type ImportValues, wrongPlace } from '@hygiene/domain/staff/import/read-row'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'

/** A record that stands, in the columns of its kind. */
export interface ExistingRecord {
  recordNo: number
  values: ImportValues
}

/**
 * What stands where a row would be written: its own record, one that is close to it (or a reason to ask, without one), a reason
 * against it with our column that is to blame, the record that a new one belongs to, or nothing.
 */
export type Found =
  | { is: ExistingRecord }
  | { closeTo: ExistingRecord | null; why: string }
  | { wrong: string; column?: string }
  | { belongsTo: ExistingRecord | null; why: string }
  | null

/** For whom rows are judged: the employee who read them in, later the one who had them written. */
export interface RowsFor {
  by: { role: StaffRole; branchNo: number | null }
  now: Date
  /** The records are held until the commit. */
  isWriting: boolean
}

/** What one batch is written with. */
interface Writing {
  head: StaffImport
  now: Date
  /** What was found for the row at this writing. */
  found: Found
}

export interface Written {
  recordNo: number
  /** Whose record it is; null: of no member yet, or of none. */
  memberNo: number | null
}

/** A kind of record that is read in. The folder of its table writes it. */
export interface ImportRecords {
  kind: ImportKindName
  /** Keys that tell one record from another: two rows with the same are the same record. */
  identity: readonly string[]
  /** Finds for each row, in their order. */
  find: (db: Transaction, rows: readonly ImportValues[], wanted: RowsFor) => Promise<Found[]>
  /** Writes a row as a new record, or into the one it is. */
  write: (
    db: Transaction,
    values: ImportValues,
    into: ExistingRecord | null,
    writing: Writing,
  ) => Promise<Written>
  /** Writes new records of a batch together, in their order, where there are too many to write one by one. */
  writeNew?: (
    db: Transaction,
    rows: readonly ImportValues[],
    batch: Pick<Writing, 'head' | 'now'>,
  ) => Promise<Written[]>
}

/** A row beside what stands. */
export interface JudgedRow {
  rowClass: ImportClass
  sentence: string
  record: ExistingRecord | null
  /** Values of the record that the row would change. */
  before: ImportValues | null
  fingerprint: string
  /** Of ours, that makes the row wrong. */
  column?: string | undefined
}

/** A row that has not this column says nothing of it. */
export function judgeFound(values: ImportValues, found: Found): JudgedRow {
  if (found === null) return judged('new', null, null)
  if ('wrong' in found) return { ...judged('wrong', null, null, found.wrong), column: found.column }
  if ('belongsTo' in found) return judged('new', found.belongsTo, null, found.why)
  const record = 'is' in found ? found.is : found.closeTo
  const before = record && differing(values, record.values)
  if ('closeTo' in found) return judged('close', record, before, found.why)
  return judged(before === null ? 'same' : 'changed', record, before)
}

function differing(values: ImportValues, existing: ImportValues): ImportValues | null {
  const keys = Object.keys(values).filter((key) => values[key] !== (existing[key] ?? ''))
  return keys.length === 0 ? null : Object.fromEntries(keys.map((key) => [key, existing[key] ?? '']))
}

function judged(
  rowClass: ImportClass,
  record: ExistingRecord | null,
  before: ImportValues | null,
  sentence = '',
): JudgedRow {
  const seen = [rowClass, record?.recordNo ?? null, record ? inOrder(record.values) : null]
  return { rowClass, sentence, record, before, fingerprint: digest(seen) }
}

const inOrder = (values: ImportValues) =>
  Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** A verdict that says where the row is wrong. */
export function placed(row: JudgedRow, ...where: PlaceOf): JudgedRow {
  if (row.rowClass !== 'wrong') return row
  const [columns, mapping, rowAt] = where
  return { ...row, sentence: `${wrongPlace(columns, mapping, rowAt, row.column)}: ${row.sentence}` }
}

type PlaceOf = [columns: readonly ImportColumn[], mapping: ImportMapping, rowAt: number]

/** Of a row's identity. */
export function rowKeyOf({ identity }: Pick<ImportRecords, 'identity'>, values: ImportValues): string {
  return digest(identity.map((key) => values[key] ?? ''))
}

function digest(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
