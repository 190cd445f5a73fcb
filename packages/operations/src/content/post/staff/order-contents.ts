import { orderContents as contract } from '@hygiene/contracts/content/post/staff/order-contents'
import type { Transaction } from '@hygiene/db/connect'
import {
  type ContentKind,
  isOrderedContent,
  mayWriteContent,
} from '@hygiene/domain/content/post/content-kinds'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { placePost } from '../../board/show-post.ts'

export const orderContents = operation(contract, async ({ db, input: { contentNo, direction }, actor }) => {
  const moved = await db.content.findUnique({ where: { contentNo } })
  if (!moved || !isOrderedContent(moved.kind, moved.part)) return denied('CONTENT_NOT_FOUND')
  if (!mayWriteContent(actor.role, moved.kind)) return denied('CONTENT_NOT_WRITABLE')
  const rows = await lockRows(db, moved.kind, moved.part)
  const from = rows.indexOf(contentNo)
  const to = Math.min(Math.max(from + (direction === 'up' ? -1 : 1), 0), rows.length - 1)
  const order = rows.toSpliced(from, 1).toSpliced(to, 0, contentNo)
  for (const [position, no] of order.entries()) {
    const { recordNo, kind } = await db.content.update({ where: { contentNo: no }, data: { position } })
    if (recordNo !== null) await placeShown(db, kind, recordNo, position)
  }
  return { contentNo }
})

/** Locks all rows of a part so that concurrent moves run in sequence. */
async function lockRows(db: Transaction, kind: ContentKind, part: number): Promise<number[]> {
  const rows = await db.$queryRaw<{ contentNo: number }[]>`
    SELECT "contentNo" FROM "Content" WHERE "kind" = ${kind}::"ContentKind" AND "part" = ${part}
     ORDER BY "position", "contentNo" FOR UPDATE`
  return rows.map(({ contentNo }) => contentNo)
}

async function placeShown(
  db: Transaction,
  kind: ContentKind,
  recordNo: number,
  position: number,
): Promise<void> {
  const data = { position }
  if (kind === 'popup') await db.popup.updateMany({ where: { popupNo: recordNo }, data })
  if (kind === 'banner') await db.banner.updateMany({ where: { bannerNo: recordNo }, data })
  if (kind === 'site') await db.relatedSite.updateMany({ where: { siteNo: recordNo }, data })
  if (kind === 'post') await placePost(db, recordNo, position)
}
