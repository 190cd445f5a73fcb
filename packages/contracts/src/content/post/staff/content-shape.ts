import { contentKinds } from '@hygiene/domain/content/post/content-kinds'
import { contentStates } from '@hygiene/domain/content/post/content-state'
import { z } from 'zod'
import { attachedFile } from '../../../platform/file/attached-file.ts'
import { instant } from '../../../kit/fields.ts'
import type { RefusalName } from '../../../refusals/table.ts'
import { importOrigin } from '../../../staff/import/import-origin.ts'
import { keptBody } from './content-body.ts'

export const contentRow = z.object({
  contentNo: z.int(),
  kind: z.enum(contentKinds),
  part: z.int(),
  title: z.string(),
  state: z.enum(contentStates),
  version: z.int(),
  publishedVersion: z.int().nullable(),
  shownFrom: instant.nullable(),
  shownUntil: instant.nullable(),
  position: z.int(),
  changedAt: instant,
  changedByName: z.string(),
})

export const versionRow = z.object({
  version: z.int(),
  title: z.string(),
  writtenAt: instant,
  writtenByName: z.string(),
  restoredFrom: z.int().nullable(),
})

export const contentRecord = contentRow.extend({
  body: keptBody,
  versions: z.array(versionRow),
  files: z.array(attachedFile),
  /** Is the number in a post's public address, and null before the first publication. */
  recordNo: z.int().nullable(),
  isWritable: z.boolean(),
  origin: importOrigin.nullable(),
  /** Is true once a member has joined. Before that, terms may come into force immediately. */
  hasMembers: z.boolean(),
})

export const CONTENT_REFUSALS = [
  'CONTENT_NOT_FOUND',
  'CONTENT_NOT_WRITABLE',
] as const satisfies readonly RefusalName[]

/** Names the record and the newest version that the employee has seen. Every action requires both. */
export const contentKey = {
  contentNo: z.int().positive().max(2_147_483_647),
  basedOn: z.int().min(1).max(1_000_000),
}
