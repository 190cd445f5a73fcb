import { readSiteLinks as contract } from '@hygiene/contracts/content/post/staff/read-site-links'
import { BoardType } from '@hygiene/domain/text'
import { contentStateAt } from '@hygiene/domain/content/post/content-state'
import { linkPlaces } from '@hygiene/domain/content/post/site-links'
import { mayWriteContent } from '@hygiene/domain/content/post/content-kinds'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { query } from '../../../kit/operation.ts'

export const readSiteLinks = query(contract, async ({ actor, db, now }) => {
  const links = await db.siteLink.findMany({ include: { employee: { select: { name: true } } } })
  const noticeNos = links.flatMap(({ noticeNo }) => noticeNo ?? [])
  const notices = await db.content.findMany({
    where: { kind: 'post', part: BoardType.notice, recordNo: { in: noticeNos } },
  })
  const list = linkPlaces.flatMap((place) => {
    const link = links.find((row) => row.place === place)
    if (!link) return []
    const notice = notices.find(({ recordNo }) => recordNo === link.noticeNo)
    return {
      place,
      noticeNo: link.noticeNo,
      title: notice?.title ?? '',
      isShown: notice !== undefined && contentStateAt(notice, now) === 'shown',
      version: link.version,
      changedAt: link.changedAt,
      changedByName: link.employee?.name ?? '',
    }
  })
  return { list, isWritable: staffMay(actor.role, 'writeContents') && mayWriteContent(actor.role, 'post') }
})
