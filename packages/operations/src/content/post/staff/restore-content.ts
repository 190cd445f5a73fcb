import { keptBody } from '@hygiene/contracts/content/post/staff/content-body'
import { restoreContent as contract } from '@hygiene/contracts/content/post/staff/restore-content'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { lockWritable } from '../lock-writable.ts'
import { addVersion } from './save-content.ts'

export const restoreContent = operation(contract, async ({ db, input, actor, now }) => {
  const found = await lockWritable(db, input, actor)
  if (!found.allowed) return found
  const { contentNo, version } = input
  const old = await db.contentVersion.findUnique({ where: { contentNo_version: { contentNo, version } } })
  if (!old) return denied('CONTENT_NOT_FOUND')
  return addVersion(db, found.content, keptBody.parse(old.body), actor.employeeNo, now, version)
})
