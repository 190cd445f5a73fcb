import { openFilmPart as contract } from '@hygiene/contracts/staff-lectures/open-film-part'
import { openFilmPart as open } from '@hygiene/operations/film/open-film-part'
import { implement } from '../http/implement.ts'

export const openFilmPart = implement(contract, async ({ input, deps, now, refuse }) => {
  const opened = await open(deps.db, deps.storage, input, now)
  if (!opened.allowed) throw refuse(opened.reason)
  return opened
})
