import { keptBody } from '@hygiene/contracts/content/post/staff/content-body'
import type { PrismaClient } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { updateContent, type ContentKey, type Writing } from './update-content.ts'
import { addVersion } from './save-content.ts'

/** Brings an earlier version back as a new one. */
export function restoreContent(client: PrismaClient, key: ContentKey, version: number, writing: Writing) {
  return updateContent(client, key, writing, async (db, content) => {
    const place = { contentNo_version: { contentNo: content.contentNo, version } }
    const old = await db.contentVersion.findUnique({ where: place })
    if (!old) return denied('CONTENT_NOT_FOUND')
    return addVersion(db, content, keptBody.parse(old.body), writing, version)
  })
}
