import type { listNotices } from '@hygiene/contracts/content/board/list-notices'
import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { BoardType } from '@hygiene/domain/text'
import type { Pool } from 'pg'
import { findShownPost, type Reading, type ShownPost } from './shown-post.ts'
import { listShownPosts } from './shown-posts.ts'

export async function noticesOf(
  pool: Pool,
  { noticeType, ...asked }: InputOf<typeof listNotices>,
  now: Date,
) {
  const { list, pageInfo } = await listShownPosts(
    pool,
    { ...asked, boardType: BoardType.notice, postType: noticeType },
    now,
  )
  return { list: list.map(({ postNo, ...notice }) => ({ ...notice, noticeNo: postNo })), pageInfo }
}

export async function noticeOf(reading: Reading, noticeNo: number, now: Date) {
  const post = await findShownPost(reading, noticeNo, now, BoardType.notice)
  if (!post) return null
  const { postNo: _postNo, previous, next, ...shown } = post
  return { ...shown, noticeNo, previous: asNotice(previous), next: asNotice(next) }
}

function asNotice(post: ShownPost['previous']) {
  return post && { noticeNo: post.postNo, title: post.title }
}
