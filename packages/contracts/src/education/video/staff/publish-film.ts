import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { filmInput } from '../../lecture/staff/lecture-shape.ts'

/** Shows the film from the next opening of its lecture on; players that are open keep theirs (docs/rules/lecture-films.md). */
export const publishFilm = endpoint({
  operation: 'publishFilm',
  methods: ['POST'],
  path: '/api/staff/lectures/publishFilm',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: filmInput,
  entity: z.object({ edition: z.int() }),
  refusals: ['FILM_NOT_FOUND', 'FILM_NOT_READY', 'FILM_TOO_SHORT', ...STAFF_REFUSALS],
})
