import { releaseDormant as contract } from '@hygiene/contracts/member/account/release-dormant'
import { releaseDormant as release } from '@hygiene/operations/member/account/release-dormant'
import { implement } from '../../http/implement.ts'

export const releaseDormant = implement(contract, async ({ input, deps, now, refuse }) => {
  const released = await release(deps.db, input, now)
  if (!released.allowed) throw refuse(released.reason)
  return { userId: released.userId }
})
