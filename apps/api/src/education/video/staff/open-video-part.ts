import { openVideoPart as contract } from '@hygiene/contracts/education/video/staff/open-video-part'
import { openVideoPart as open } from '@hygiene/operations/education/video/open-video-part'
import { implement } from '../../../http/implement.ts'

export const openVideoPart = implement(contract, async ({ input, deps, now, refuse }) => {
  const opened = await open(deps.db, deps.storage, input, now)
  if (!opened.allowed) throw refuse(opened.reason)
  return opened
})
