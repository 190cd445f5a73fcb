import { withdrawContent as contract } from '@hygiene/contracts/content/post/staff/withdraw-content'
import type { Transaction } from '@hygiene/db/connect'
import { type ContentKind, mayWithdrawContent } from '@hygiene/domain/content/post/content-kinds'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { hidePost } from '../../board/show-post.ts'
import { lockWritable } from '../lock-writable.ts'

export const withdrawContent = operation(contract, async ({ db, input, actor, now }) => {
  const found = await lockWritable(db, input, actor)
  if (!found.allowed) return found
  const { contentNo, kind, recordNo, publishedVersion } = found.content
  if (!mayWithdrawContent(kind)) return denied('CONTENT_STAYS')
  if (publishedVersion === null || recordNo === null) return denied('CONTENT_NOT_SHOWN')
  await hide(db, kind, recordNo)
  await db.content.update({
    where: { contentNo },
    data: { publishedVersion: null, withdrawnAt: now, changedAt: now, changedBy: actor.employeeNo },
  })
  return { contentNo }
})

/** Deletes popups and banners, which are only list rows. A post keeps its versions and readers. */
async function hide(db: Transaction, kind: ContentKind, recordNo: number): Promise<void> {
  if (kind === 'post') await hidePost(db, recordNo)
  if (kind === 'popup') await db.popup.delete({ where: { popupNo: recordNo } })
  if (kind === 'site') await db.relatedSite.delete({ where: { siteNo: recordNo } })
  if (kind === 'banner') await db.banner.delete({ where: { bannerNo: recordNo } })
}
