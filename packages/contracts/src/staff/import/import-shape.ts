import {
  importClasses,
  importDecisions,
  importOutcomes,
  importStatuses,
} from '@hygiene/domain/staff/import/import-states'
import { importKindNames } from '@hygiene/domain/staff/import/import-kinds'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

export const importKind = z.enum(importKindNames, { error: '무엇을 가져올지 골라주세요.' })

/** The head of one import, as lists show it. */
export const importRow = z.object({
  importNo: z.int(),
  kind: importKind,
  fileName: z.string(),
  status: z.enum(importStatuses),
  failure: z.string().nullable(),
  rowCount: z.int(),
  /** Of the step that is under way. */
  doneRows: z.int(),
  employeeName: z.string(),
  sha256: z.string(),
  uploadedAt: instant,
  /** The file and its rows are destroyed then. */
  endsAt: instant,
  destroyedAt: instant.nullable(),
})

/** Our column and the place of theirs, from 0. */
const columnPlace = z.object({ key: z.string().max(30), at: z.int().min(0).max(199) })
/** Their word in one of our columns of choices, and our value. */
const wordValue = z.object({ key: z.string().max(30), theirs: z.string().max(200), ours: z.string().max(30) })

export const importMapping = z.object({
  columns: z.array(columnPlace).max(60),
  values: z.array(wordValue).max(500),
})

/** Rows by what they are and what becomes of them. `undecided` keeps the file from being carried out. */
export const importCounts = z.object({
  ...(Object.fromEntries(importClasses.map((one) => [one, z.int()] as const)) as Record<
    (typeof importClasses)[number],
    z.ZodInt
  >),
  undecided: z.int(),
  skip: z.int(),
  again: z.int(),
  /** Rows that would be written now. */
  writes: z.int(),
  added: z.int(),
  corrected: z.int(),
})

/** One column of a row: as the record stands, and as the file has it. */
const importField = z.object({ key: z.string(), before: z.string().nullable(), after: z.string() })

/** A row as screens show it: a person's data is masked. */
export const shownImportRow = z.object({
  /** In the file, from 0. */
  rowAt: z.int(),
  rowClass: z.enum(importClasses),
  sentence: z.string(),
  fields: z.array(importField),
  decision: z.enum(importDecisions).nullable(),
  isAgain: z.boolean(),
  outcome: z.enum(importOutcomes).nullable(),
})
