import { readFilmParts as contract } from '@hygiene/contracts/education/video/staff/read-film-parts'
import { implement } from '../../../http/implement.ts'

export const readFilmParts = implement(contract, async ({ input: { filmNo }, deps, refuse }) => {
  const film = await deps.db.lectureFilm.findUnique({
    where: { filmNo },
    include: { parts: { orderBy: { fromByte: 'asc' } } },
  })
  if (!film) throw refuse('FILM_NOT_FOUND')
  if (film.state !== 'uploading') throw refuse('FILM_NOT_OPEN')
  return { held: film.parts }
})
