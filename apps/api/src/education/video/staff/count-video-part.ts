import { countVideoPart as contract } from '@hygiene/contracts/education/video/staff/count-video-part'
import { countVideoPart as count } from '@hygiene/operations/education/video/count-video-part'
import { implement } from '../../../http/implement.ts'

export const countVideoPart = implement(contract, async ({ input, deps, now, refuse }) => {
  const counted = await count(deps.db, deps.storage, input, now)
  if (!counted.allowed) throw refuse(counted.reason)
  return counted
})
