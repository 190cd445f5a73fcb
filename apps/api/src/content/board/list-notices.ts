import { listNotices as contract } from '@hygiene/contracts/content/board/list-notices'
import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { BoardType } from '@hygiene/domain'
import type { Deps } from '../../deps.ts'
import { implement } from '../../http/implement.ts'
import { listShownPosts } from './shown-posts.ts'

export const listNotices = implement(contract, async ({ input, deps, now }) => noticesOf(deps, input, now))

/** Notices are the posts of their board, under a name of their own. */
export async function noticesOf(
  { pool }: Pick<Deps, 'pool'>,
  { noticeType, ...asked }: InputOf<typeof contract>,
  now: Date,
) {
  const { list, pageInfo } = await listShownPosts(
    pool,
    { ...asked, boardType: BoardType.notice, postType: noticeType },
    now,
  )
  return { list: list.map(({ postNo, ...notice }) => ({ ...notice, noticeNo: postNo })), pageInfo }
}
