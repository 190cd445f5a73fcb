import { chooseSiteLink as contract } from '@hygiene/contracts/content/post/staff/choose-site-link'
import { BoardType } from '@hygiene/domain/text'
import { denied } from '@hygiene/domain/verdict'
import { linkPlaceLabel } from '@hygiene/domain/content/post/site-links'
import { mayWriteContent } from '@hygiene/domain/content/post/content-kinds'
import { operation } from '../../../kit/operation.ts'

/** Chooses the notice that a link opens. It may be a draft: the link is hidden until visitors can read it. */
export const chooseSiteLink = operation(contract, async ({ db, input, actor, now, log }) => {
  const { place, noticeNo, basedOn } = input
  if (!mayWriteContent(actor.role, 'post')) return denied('CONTENT_NOT_WRITABLE')
  const notice = { kind: 'post' as const, part: BoardType.notice, recordNo: noticeNo }
  if (noticeNo !== null && (await db.content.count({ where: notice })) === 0)
    return denied('LINK_NOTICE_MISSING')
  // Uses optimistic locking: the second of two concurrent choices updates no row.
  const version = basedOn + 1
  const { count } = await db.siteLink.updateMany({
    where: { place, version: basedOn },
    data: { noticeNo, version, changedAt: now, changedBy: actor.employeeNo },
  })
  if (count === 0) return denied('LINK_CHANGED')
  log({ detail: linkPlaceLabel[place] })
  return { version }
})
