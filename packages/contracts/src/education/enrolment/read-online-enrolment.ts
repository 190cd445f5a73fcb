import { z } from 'zod'
import { attachedFile } from '../../platform/file/attached-file.ts'
import { memberReads } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'
import { enrolmentRow, onlineRecord } from './enrolment-shape.ts'

export const readOnlineEnrolment = memberReads('/api/online/edu/fetchData', {
  label: '온라인교육 신청서 보기',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ info: onlineRecord, state: enrolmentRow, files: z.array(attachedFile) }),
  refusals: ['ENROLMENT_NOT_FOUND'],
  helper: 'view',
})
