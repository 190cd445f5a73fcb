import { readPost as contract } from '@hygiene/contracts/content/board/read-post'
import { mayReadBoard } from '@hygiene/domain/content/board/may-read-board'
import { countView } from '@hygiene/operations/content/board/count-view'
import { findShownPost } from '@hygiene/operations/content/board/shown-post'
import { implement } from '../../http/implement.ts'
import { viewerKeyOf } from './viewer-key.ts'

/** Returns the count before this reading. Employees in a member's account are not counted. */
export const readPost = implement(contract, async (call) => {
  const { input, caller, deps, now, refuse } = call
  const post = await findShownPost(deps, input.postNo, now)
  if (!post) throw refuse('NOTICE_NOT_FOUND')
  if (!mayReadBoard(post.boardType, caller !== null)) throw refuse('LOGIN_REQUIRED')

  if (!caller?.linked) await countView(deps.pool, post.postNo, viewerKeyOf(call))
  return post
})
