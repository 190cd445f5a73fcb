import { listSiteLinks as contract } from '@hygiene/contracts/content/banner/list-site-links'
import { BoardType } from '@hygiene/domain/text'
import { linkPlaces } from '@hygiene/domain/content/post/site-links'
import { shownOn } from '../board/shown-on.ts'
import { query } from '../../kit/operation.ts'

export const listSiteLinks = query(contract, async ({ db, now }) => {
  const links = await db.siteLink.findMany({ where: { noticeNo: { not: null } } })
  const chosen = links.flatMap(({ noticeNo }) => noticeNo ?? [])
  const shown = await db.post.findMany({
    where: { boardType: BoardType.notice, postNo: { in: chosen }, ...shownOn(now) },
    select: { postNo: true },
  })
  const numbers = new Set(shown.map(({ postNo }) => postNo))
  const list = linkPlaces.flatMap((place) => {
    const noticeNo = links.find((link) => link.place === place)?.noticeNo ?? 0
    return numbers.has(noticeNo) ? [{ place, noticeNo }] : []
  })
  return { list }
})
