import { countFilmPart as contract } from '@hygiene/contracts/education/video/staff/count-film-part'
import { countFilmPart as count } from '@hygiene/operations/education/video/count-film-part'
import { implement } from '../../../http/implement.ts'

export const countFilmPart = implement(contract, async ({ input, deps, now, refuse }) => {
  const counted = await count(deps.db, deps.storage, input, now)
  if (!counted.allowed) throw refuse(counted.reason)
  return counted
})
