import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { filmInput, filmMoved } from '../../lecture/staff/lecture-shape.ts'

/** Converts a film that failed once more, from the file that is still there. */
export const convertFilmAgain = endpoint({
  operation: 'convertFilmAgain',
  methods: ['POST'],
  path: '/api/staff/lectures/convertAgain',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: filmInput,
  entity: filmMoved,
  refusals: ['FILM_NOT_FOUND', 'FILM_NOT_FAILED', ...STAFF_REFUSALS],
})
