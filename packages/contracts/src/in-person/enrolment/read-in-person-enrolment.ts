import { z } from 'zod'
import { attachedFile } from '../../platform/file/attached-file.ts'
import { memberReads } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'
import { inPersonRecord, inPersonRow } from './in-person-shape.ts'

export const readInPersonEnrolment = memberReads('/api/offline/edu/fetchData', {
  label: '집합교육 신청서 보기',
  input: z.object({ inPersonEnrolmentNo: recordNo }),
  entity: inPersonRecord.extend({ state: inPersonRow, files: z.array(attachedFile) }),
  refusals: ['ENROLMENT_NOT_FOUND'],
  helper: 'view',
})
