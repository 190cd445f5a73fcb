import { listPosts as contract } from '@hygiene/contracts/content/board/list-posts'
import { mayReadBoard } from '@hygiene/domain'
import { implement } from '../../http/implement.ts'
import { listShownPosts } from './shown-posts.ts'

export const listPosts = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  if (!mayReadBoard(input.boardType, caller !== null)) throw refuse('LOGIN_REQUIRED')
  return listShownPosts(deps.pool, input, now)
})
