import { readPost as contract } from '@hygiene/contracts/content/board/read-post'
import { mayReadBoard } from '@hygiene/domain/content/board/may-read-board'
import { denied } from '@hygiene/domain/verdict'
import { procedure } from '../../kit/operation.ts'
import { countView } from './count-view.ts'
import { findShownPost } from './shown-post.ts'
import { VIEW_NEEDS, viewerKeyOf } from './viewer-key.ts'

/** Returns the count before this reading. Employees in a member's account are not counted. */
export const readPost = procedure(contract, { needs: VIEW_NEEDS }, async (call) => {
  const { input, actor, pool, now } = call
  const post = await findShownPost(call, input.postNo, now)
  if (!post) return denied('NOTICE_NOT_FOUND')
  if (!mayReadBoard(post.boardType, actor !== null)) return denied('LOGIN_REQUIRED')

  if (!actor?.linked) await countView(pool, post.postNo, viewerKeyOf(call))
  return post
})
