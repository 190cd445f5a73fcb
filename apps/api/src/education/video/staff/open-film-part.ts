import { openFilmPart as contract } from '@hygiene/contracts/education/video/staff/open-film-part'
import { openFilmPart as open } from '@hygiene/operations/education/video/open-film-part'
import { implement } from '../../../http/implement.ts'

export const openFilmPart = implement(contract, async ({ input, deps, now, refuse }) => {
  const opened = await open(deps.db, deps.storage, input, now)
  if (!opened.allowed) throw refuse(opened.reason)
  return opened
})
