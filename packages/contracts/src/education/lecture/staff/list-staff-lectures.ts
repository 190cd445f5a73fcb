import { z } from 'zod'
import { deskListInput, deskPageOf } from '../../../kit/desk-list.ts'
import { endpoint, instant } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { filmState } from './lecture-shape.ts'

/** The lectures, each with its newest film. */
export const listStaffLectures = endpoint({
  operation: 'listStaffLectures',
  methods: ['POST'],
  path: '/api/staff/lectures/list',
  access: 'staff',
  permission: 'readCourses',
  effect: 'reads',
  sends: 'json',
  input: deskListInput({
    filter: z.object({ state: filmState.optional() }),
    sorts: ['lectureNo', 'changedAt'] as const,
  }),
  entity: deskPageOf(
    z.object({
      lectureNo: z.int(),
      title: z.string(),
      /** Of the film that is shown; 0: none is. */
      durationSeconds: z.int(),
      filmEdition: z.int(),
      hasCaptions: z.boolean(),
      /** Of the newest film; null: the lecture has none. */
      state: filmState.nullable(),
      percent: z.int(),
      isWaiting: z.boolean(),
      courseCount: z.int(),
      changedAt: instant.nullable(),
    }),
  ),
  refusals: [...STAFF_REFUSALS],
  perMinute: 240,
})
