import { readNotice as contract } from '@hygiene/contracts'
import { BoardType } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { findShownPost, type Reading, type ShownPost } from './shown-post.ts'

export const readNotice = implement(contract, async ({ input, deps, now, refuse }) => {
  const notice = await noticeOf(deps, input.noticeNo, now)
  if (!notice) throw refuse('NOTICE_NOT_FOUND')
  return notice
})

/** A notice is a post of its board. Shared caches keep it, so its readers are not counted. */
export async function noticeOf(reading: Reading, noticeNo: number, now: Date) {
  const post = await findShownPost(reading, noticeNo, now, BoardType.notice)
  if (!post) return null
  const { postNo: _postNo, previous, next, ...shown } = post
  return { ...shown, noticeNo, previous: asNotice(previous), next: asNotice(next) }
}

function asNotice(post: ShownPost['previous']) {
  return post && { noticeNo: post.postNo, title: post.title }
}
