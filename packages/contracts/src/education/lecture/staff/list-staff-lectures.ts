import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { column, listsRecords } from '../../../kit/list.ts'
import { videoState } from './lecture-shape.ts'

export const listStaffLectures = listsRecords('/api/staff/lectures/list', {
  permission: 'readCourses',
  filter: z.object({ state: videoState.optional() }),
  sorts: ['lectureNo', 'changedAt'],
  row: z.object({
    lectureNo: column(z.int(), { id: 'no', header: '번호', width: 70, align: 'end' }),
    title: column(z.string(), { header: '강의', width: 360, isHeading: true }),
    durationSeconds: column(z.int(), { id: 'length', header: '길이', width: 80, align: 'end' }),
    videoEdition: column(z.int(), { id: 'edition', header: '버전', width: 60 }),
    state: column(videoState.nullable(), { header: '상태', width: 150 }),
    hasCaptions: column(z.boolean(), { id: 'captions', header: '자막', width: 70, labels: { true: '있음' } }),
    courseCount: column(z.int(), { id: 'courses', header: '과정', width: 70, align: 'end', format: 'count' }),
    percent: z.int(),
    isWaiting: z.boolean(),
    changedAt: column(instant.nullable(), { header: '변경 일시', width: 120, format: 'shortMinute' }),
  }),
  perMinute: 240,
})
