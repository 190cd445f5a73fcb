import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { filmInput, filmMoved } from '../../lecture/staff/lecture-shape.ts'

/** Gives a film up that is not published: upload, conversion or what became of them. */
export const stopFilm = endpoint({
  operation: 'stopFilm',
  methods: ['POST'],
  path: '/api/staff/lectures/stopFilm',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: filmInput,
  entity: filmMoved,
  refusals: ['FILM_NOT_FOUND', 'FILM_NOT_UNDER_WAY', ...STAFF_REFUSALS],
})
