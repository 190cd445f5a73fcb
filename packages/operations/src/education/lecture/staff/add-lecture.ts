import { randomUUID } from 'node:crypto'
import { addLecture as contract } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { operation } from '../../../kit/operation.ts'
import { VIDEO_KEY_START } from '../../video/video-files.ts'

export const addLecture = operation(contract, async ({ db, input }) =>
  db.lecture.create({
    data: {
      ...input,
      durationSeconds: 0,
      mediaKey: `${VIDEO_KEY_START}${randomUUID()}`,
      hasCaptions: false,
      videoEdition: 0,
    },
    select: { lectureNo: true },
  }),
)
