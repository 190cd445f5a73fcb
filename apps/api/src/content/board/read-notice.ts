import { readNotice as contract } from '@hygiene/contracts/content/board/read-notice'
import { BoardType } from '@hygiene/domain'
import { countView } from '@hygiene/operations/content/board/count-view'
import { implement } from '../../http/implement.ts'
import { findShownPost, type Reading, type ShownPost } from './shown-post.ts'
import { viewerKeyOf } from './viewer-key.ts'

/** Employees in a member's account are not counted. */
export const readNotice = implement(contract, async (call) => {
  const { input, caller, deps, now, refuse } = call
  const notice = await noticeOf(deps, input.noticeNo, now)
  if (!notice) throw refuse('NOTICE_NOT_FOUND')
  if (!caller?.linked) await countView(deps.pool, notice.noticeNo, viewerKeyOf(call))
  return notice
})

/** A notice is a post of its board, with the specification's name for its number. */
export async function noticeOf(reading: Reading, noticeNo: number, now: Date) {
  const post = await findShownPost(reading, noticeNo, now, BoardType.notice)
  if (!post) return null
  const { postNo: _postNo, previous, next, ...shown } = post
  return { ...shown, noticeNo, previous: asNotice(previous), next: asNotice(next) }
}

function asNotice(post: ShownPost['previous']) {
  return post && { noticeNo: post.postNo, title: post.title }
}
