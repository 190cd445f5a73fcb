import { listNotices as contract } from '@hygiene/contracts/content/board/list-notices'
import { query } from '../../kit/operation.ts'
import { noticesOf } from './notices.ts'

export const listNotices = query(contract, { needs: ['pool'] }, async ({ input, pool, now }) =>
  noticesOf(pool, input, now),
)
