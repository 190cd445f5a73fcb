import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { videoState } from './lecture-shape.ts'

/** The lectures, each with its newest video. */
export const listStaffLectures = staffReads('/api/staff/lectures/list', {
  methods: ['POST'],
  permission: 'readCourses',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({ state: videoState.optional() }),
    sorts: ['lectureNo', 'changedAt'] as const,
  }),
  entity: tablePageOf(
    z.object({
      lectureNo: z.int(),
      title: z.string(),
      /** Of the video that is shown; 0: none is. */
      durationSeconds: z.int(),
      videoEdition: z.int(),
      hasCaptions: z.boolean(),
      /** Of the newest video; null: the lecture has none. */
      state: videoState.nullable(),
      percent: z.int(),
      isWaiting: z.boolean(),
      courseCount: z.int(),
      changedAt: instant.nullable(),
    }),
  ),
  perMinute: 240,
})
