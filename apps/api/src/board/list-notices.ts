import { listNotices as contract } from '@hygiene/contracts'
import { BoardType } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { listShownPosts } from './shown-posts.ts'

export const listNotices = implement(contract, async ({ input: { noticeType, ...asked }, deps, now }) => {
  const { list, pageInfo } = await listShownPosts(
    deps.pool,
    { ...asked, boardType: BoardType.notice, postType: noticeType },
    now,
  )
  return { list: list.map(({ postNo, ...notice }) => ({ ...notice, noticeNo: postNo })), pageInfo }
})
