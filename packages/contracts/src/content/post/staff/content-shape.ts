import { contentKinds } from '@hygiene/domain/content/post/content-kinds'
import { contentStates } from '@hygiene/domain/content/post/content-state'
import { z } from 'zod'
import { attachedFile } from '../../../platform/file/attached-file.ts'
import { instant } from '../../../kit/fields.ts'
import type { RefusalName } from '../../../refusals/table.ts'
import { importOrigin } from '../../../staff/import/import-origin.ts'
import { keptBody } from './content-body.ts'

/** A line of a list at the console. */
export const contentRow = z.object({
  contentNo: z.int(),
  kind: z.enum(contentKinds),
  part: z.int(),
  title: z.string(),
  state: z.enum(contentStates),
  version: z.int(),
  /** Null where visitors read none. */
  publishedVersion: z.int().nullable(),
  shownFrom: instant.nullable(),
  shownUntil: instant.nullable(),
  position: z.int(),
  changedAt: instant,
  /** Empty: written before the console could. */
  changedByName: z.string(),
})

/** One saving: who, when, and which earlier version it brought back. */
export const versionRow = z.object({
  version: z.int(),
  title: z.string(),
  writtenAt: instant,
  writtenByName: z.string(),
  restoredFrom: z.int().nullable(),
})

/** A record with its newest version. */
export const contentRecord = contentRow.extend({
  body: keptBody,
  /** Newest first, at most 200. */
  versions: z.array(versionRow),
  files: z.array(attachedFile),
  /** Of a post the number in its public address; null before the first publishing. */
  recordNo: z.int().nullable(),
  isWritable: z.boolean(),
  /** Set for a post that came from an import. */
  origin: importOrigin.nullable(),
  /** Whether a member has joined. Before that a text of terms may be in force at once. */
  hasMembers: z.boolean(),
})

export const CONTENT_REFUSALS = [
  'CONTENT_NOT_FOUND',
  'CONTENT_NOT_WRITABLE',
] as const satisfies readonly RefusalName[]

/** What every action names: the record, and the newest version its employee has seen. */
export const contentKey = {
  contentNo: z.int().positive().max(2_147_483_647),
  basedOn: z.int().min(1).max(1_000_000),
}
