import { listPosts as contract } from '@hygiene/contracts/content/board/list-posts'
import { denied } from '@hygiene/domain/verdict'
import { mayReadBoard } from '@hygiene/domain/content/board/may-read-board'
import { query } from '../../kit/operation.ts'
import { listShownPosts } from './shown-posts.ts'

export const listPosts = query(contract, { needs: ['pool'] }, async ({ input, actor, pool, now }) => {
  if (!mayReadBoard(input.boardType, actor !== null)) return denied('LOGIN_REQUIRED')
  return listShownPosts(pool, input, now)
})
