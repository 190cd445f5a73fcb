import { createHash } from 'node:crypto'
import type { Queries, StaffImport, Transaction } from '@hygiene/db'
import type { ImportClass, ImportKindName, ImportValues } from '@hygiene/domain'

/** A record that stands, in the columns of its kind. */
export interface StandingRecord {
  recordNo: number
  values: ImportValues
}

/** What stands where a row would be written: its own record, one that is close to it, a reason against it, or nothing. */
export type Found =
  | { is: StandingRecord }
  | { closeTo: StandingRecord; why: string }
  | { wrong: string }
  | null

/** What one batch is written with. */
export interface Writing {
  head: StaffImport
  now: Date
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
  /** Finds for each row, in their order. `isWriting`: its records are held until the commit. */
  find: (db: Queries, rows: readonly ImportValues[], now: Date, isWriting: boolean) => Promise<Found[]>
  /** Writes a row as a new record, or into the one it is. */
  write: (
    db: Transaction,
    values: ImportValues,
    into: StandingRecord | null,
    writing: Writing,
  ) => Promise<Written>
}

/** A row beside what stands. */
export interface JudgedRow {
  rowClass: ImportClass
  sentence: string
  record: StandingRecord | null
  /** Values of the record that the row would change. */
  before: ImportValues | null
  fingerprint: string
}

/** A row that has not this column says nothing of it. */
export function judgeFound(values: ImportValues, found: Found): JudgedRow {
  if (found === null) return judged('new', null, null)
  if ('wrong' in found) return judged('wrong', null, null, found.wrong)
  const record = 'is' in found ? found.is : found.closeTo
  const before = differing(values, record.values)
  if ('closeTo' in found) return judged('close', record, before, found.why)
  return judged(before === null ? 'same' : 'changed', record, before)
}

function differing(values: ImportValues, standing: ImportValues): ImportValues | null {
  const keys = Object.keys(values).filter((key) => values[key] !== (standing[key] ?? ''))
  return keys.length === 0 ? null : Object.fromEntries(keys.map((key) => [key, standing[key] ?? '']))
}

function judged(
  rowClass: ImportClass,
  record: StandingRecord | null,
  before: ImportValues | null,
  sentence = '',
): JudgedRow {
  const seen = [rowClass, record?.recordNo ?? null, record ? inOrder(record.values) : null]
  return { rowClass, sentence, record, before, fingerprint: digest(seen) }
}

const inOrder = (values: ImportValues) =>
  Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Of a row's identity. */
export function rowKeyOf({ identity }: Pick<ImportRecords, 'identity'>, values: ImportValues): string {
  return digest(identity.map((key) => values[key] ?? ''))
}

function digest(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
