import { z } from 'zod'
import { attachedFile } from '../../platform/file/attached-file.ts'
import { memberReads, recordNo } from '../../kit/index.ts'
import { inPersonRecord, inPersonRow } from './in-person-shape.ts'

export const readInPersonEnrolment = memberReads('/api/offline/edu/fetchData', {
  input: z.object({ inPersonEnrolmentNo: recordNo }),
  entity: inPersonRecord.extend({ state: inPersonRow, files: z.array(attachedFile) }),
  refusals: ['ENROLMENT_NOT_FOUND'],
  helper: 'view',
})
