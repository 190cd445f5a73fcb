import { listSiteLinks as contract } from '@hygiene/contracts/content/banner/list-site-links'
import { BoardType, linkPlaces } from '@hygiene/domain'
import { shownOn } from '@hygiene/operations/content/board/shown-on'
import { implement } from '../../http/implement.ts'

export const listSiteLinks = implement(contract, async ({ deps, now }) => {
  const links = await deps.db.siteLink.findMany({ where: { noticeNo: { not: null } } })
  const chosen = links.flatMap(({ noticeNo }) => noticeNo ?? [])
  const shown = await deps.db.post.findMany({
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
