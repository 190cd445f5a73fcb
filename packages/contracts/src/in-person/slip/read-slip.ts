import { drawingStates } from '@hygiene/domain/platform/file/drawing-state'
import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'
import { inPersonRecord } from '../enrolment/in-person-shape.ts'

/** Returns the enrolment slip and whether its PDF is ready; the slip follows the booking when the session changes. */
export const readSlip = memberReads('/api/offline/edu/fetchSlip', {
  label: '수강증 보기',
  input: z.object({ inPersonEnrolmentNo: recordNo }),
  entity: z.object({
    state: z.enum(drawingStates),
    fileNo: z.string().nullable(),
    fileName: z.string(),
    qrImagePath: z.string(),
    educationName: z.string(),
    hours: z.int(),
    bring: z.array(z.string()),
    record: inPersonRecord,
  }),
  refusals: ['ENROLMENT_NOT_FOUND', 'SLIP_NOT_ISSUED'],
  helper: 'view',
})
