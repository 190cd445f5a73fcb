import type { PrismaClient, Transaction } from '@hygiene/db'
import { allowed, type ContentKind, denied, mayWithdrawContent } from '@hygiene/domain'
import { hidePost } from '../board/show-post.ts'
import { updateContent, type ContentKey, type Writing } from './update-content.ts'

/** Takes a record away from visitors; it may be published again. */
export function withdrawContent(client: PrismaClient, key: ContentKey, writing: Writing) {
  const { now, caller } = writing
  return updateContent(client, key, writing, async (db, { contentNo, kind, recordNo, publishedVersion }) => {
    if (!mayWithdrawContent(kind)) return denied('CONTENT_STAYS')
    if (publishedVersion === null || recordNo === null) return denied('CONTENT_NOT_SHOWN')
    await hide(db, kind, recordNo)
    await db.content.update({
      where: { contentNo },
      data: { publishedVersion: null, withdrawnAt: now, changedAt: now, changedBy: caller.employeeNo },
    })
    return allowed()
  })
}

/** Popups and banners are rows of a list and go; a post keeps its versions and readers. */
async function hide(db: Transaction, kind: ContentKind, recordNo: number): Promise<void> {
  if (kind === 'post') await hidePost(db, recordNo)
  if (kind === 'popup') await db.popup.delete({ where: { popupNo: recordNo } })
  if (kind === 'site') await db.relatedSite.delete({ where: { siteNo: recordNo } })
  if (kind === 'banner') await db.banner.delete({ where: { bannerNo: recordNo } })
}
