import { FILM_LIMITS } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { filmInput } from '../../lecture/staff/lecture-shape.ts'

/** An address in the bucket that takes one part of an upload by PUT; null: parts come to us, by tus. */
export const openFilmPart = endpoint({
  operation: 'openFilmPart',
  methods: ['POST'],
  path: '/api/staff/lectures/openPart',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: filmInput.extend({
    fromByte: z.int().min(0).max(FILM_LIMITS.bytes),
    sizeBytes: z.int().min(1).max(FILM_LIMITS.bucketPartBytes),
  }),
  /** `partName` tells afterwards which part is there (`countFilmPart`). */
  entity: z.object({ address: z.string().nullable(), partName: z.string() }),
  refusals: ['FILM_NOT_FOUND', 'FILM_NOT_OPEN', 'FILM_PART_NOT_WANTED', ...STAFF_REFUSALS],
  perMinute: 600,
})
