import { createHash } from 'node:crypto'
import type { StaffImport } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { ImportClass } from '@hygiene/domain/staff/import/import-states'
import type { ImportColumn } from '@hygiene/domain/staff/import/import-column'
import type { ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import type { ImportMapping } from '@hygiene/domain/staff/import/map-columns'
import { type ImportValues, wrongPlace } from '@hygiene/domain/staff/import/read-row'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'

export interface ExistingRecord {
  recordNo: number
  values: ImportValues
}

/**
 * Describes what exists for a row: its own record, a similar record or another reason to ask, a refusal with its column, the
 * parent of a new record, or nothing.
 */
export type Found =
  | { is: ExistingRecord }
  | { closeTo: ExistingRecord | null; why: string }
  | { wrong: string; column?: string }
  | { belongsTo: ExistingRecord | null; why: string }
  | null

/** Judges rows for the employee who uploaded them and, when writing, for the one who ordered it. */
export interface RowsFor {
  by: { role: StaffRole; branchNo: number | null }
  now: Date
  /** Locks the records until the commit. */
  isWriting: boolean
}

interface Writing {
  head: StaffImport
  now: Date
  found: Found
}

export interface Written {
  recordNo: number
  memberNo: number | null
}

export interface ImportRecords {
  kind: ImportKindName
  /** Lists the keys that identify a record: two rows with equal keys are the same record. */
  identity: readonly string[]
  find: (db: Transaction, rows: readonly ImportValues[], wanted: RowsFor) => Promise<Found[]>
  write: (
    db: Transaction,
    values: ImportValues,
    into: ExistingRecord | null,
    writing: Writing,
  ) => Promise<Written>
  /** Writes the new records of a batch together, in their order, for kinds with many rows. */
  writeNew?: (
    db: Transaction,
    rows: readonly ImportValues[],
    batch: Pick<Writing, 'head' | 'now'>,
  ) => Promise<Written[]>
}

export interface JudgedRow {
  rowClass: ImportClass
  sentence: string
  record: ExistingRecord | null
  before: ImportValues | null
  fingerprint: string
  column?: string | undefined
}

/** A column missing from the row leaves the record's value unchanged. */
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

export function placed(row: JudgedRow, ...where: PlaceOf): JudgedRow {
  if (row.rowClass !== 'wrong') return row
  const [columns, mapping, rowAt] = where
  return { ...row, sentence: `${wrongPlace(columns, mapping, rowAt, row.column)}: ${row.sentence}` }
}

type PlaceOf = [columns: readonly ImportColumn[], mapping: ImportMapping, rowAt: number]

export function rowKeyOf({ identity }: Pick<ImportRecords, 'identity'>, values: ImportValues): string {
  return digest(identity.map((key) => values[key] ?? ''))
}

function digest(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
