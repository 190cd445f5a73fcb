import { readNotice as contract } from '@hygiene/contracts'
import { BoardType } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { findShownPost, type ShownPost } from './shown-post.ts'

/** A notice is a post of its board. Shared caches keep it, so its readers are not counted. */
export const readNotice = implement(contract, async ({ input, deps, now, refuse }) => {
  const post = await findShownPost(deps, input.noticeNo, now, BoardType.notice)
  if (!post) throw refuse('NOTICE_NOT_FOUND')
  const { postNo: noticeNo, previous, next, ...shown } = post
  return { ...shown, noticeNo, previous: asNotice(previous), next: asNotice(next) }
})

function asNotice(post: ShownPost['previous']) {
  return post && { noticeNo: post.postNo, title: post.title }
}
