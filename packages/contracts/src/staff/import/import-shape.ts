import {
  importClasses,
  importDecisions,
  importOutcomes,
  importStatuses,
} from '@hygiene/domain/staff/import/import-states'
import { importKindNames } from '@hygiene/domain/staff/import/import-kinds'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { column } from '../../kit/list-column.ts'

export const importKind = z.enum(importKindNames, { error: '무엇을 가져올지 골라주세요.' })

export const importRow = z.object({
  importNo: column(z.int(), { id: 'no', header: '번호', width: 60, align: 'end' }),
  fileName: column(z.string(), { id: 'file', header: '파일', width: 200, isHeading: true }),
  kind: column(importKind, { header: '기록', width: 130 }),
  rowCount: column(z.int(), { id: 'rows', header: '행', width: 64, align: 'end' }),
  status: column(z.enum(importStatuses), { header: '상태', width: 130 }),
  failure: z.string().nullable(),
  doneRows: z.int(),
  employeeName: column(z.string(), { id: 'employee', header: '요청한 사람', width: 100 }),
  uploadedAt: column(instant, { id: 'uploaded', header: '요청 일시', width: 110, format: 'shortMinute' }),
  /** The file and its rows are destroyed at this instant. */
  endsAt: column(instant, { id: 'destroyed', header: '삭제일', width: 115 }),
  sha256: column(z.string(), { header: 'SHA-256', width: 220, isExtra: true }),
  destroyedAt: instant.nullable(),
})

const columnPlace = z.object({ key: z.string().max(30), at: z.int().min(0).max(199) })
const wordValue = z.object({ key: z.string().max(30), theirs: z.string().max(200), ours: z.string().max(30) })

export const importMapping = z.object({
  columns: z.array(columnPlace).max(60),
  values: z.array(wordValue).max(500),
})

/** Counts rows by class and outcome. The file cannot be carried out while `undecided` is above 0. */
export const importCounts = z.object({
  ...(Object.fromEntries(importClasses.map((one) => [one, z.int()] as const)) as Record<
    (typeof importClasses)[number],
    z.ZodInt
  >),
  undecided: z.int(),
  skip: z.int(),
  again: z.int(),
  writes: z.int(),
  added: z.int(),
  corrected: z.int(),
})

const importField = z.object({ key: z.string(), before: z.string().nullable(), after: z.string() })

export const shownImportRow = z.object({
  rowAt: z.int(),
  rowClass: z.enum(importClasses),
  sentence: z.string(),
  fields: z.array(importField),
  decision: z.enum(importDecisions).nullable(),
  isAgain: z.boolean(),
  outcome: z.enum(importOutcomes).nullable(),
})
