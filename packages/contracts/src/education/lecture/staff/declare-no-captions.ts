import { z } from 'zod'
import { endpoint, recordNo, requiredText } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { filmMoved } from './lecture-shape.ts'

/** Says why a film needs no captions: the picture shows every word, or another reason. */
export const declareNoCaptions = endpoint({
  operation: 'declareNoCaptions',
  methods: ['POST'],
  path: '/api/staff/lectures/declareNoCaptions',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: z.object({ filmNo: recordNo, words: requiredText(200) }),
  entity: filmMoved,
  refusals: ['FILM_NOT_FOUND', 'FILM_NOT_CONVERTED', ...STAFF_REFUSALS],
})
