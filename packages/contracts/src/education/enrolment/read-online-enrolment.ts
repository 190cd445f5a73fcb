import { z } from 'zod'
import { attachedFile } from '../../platform/file/attached-file.ts'
import { endpoint, recordNo } from '../../kit/index.ts'
import { enrolmentRow, onlineRecord } from './enrolment-shape.ts'

export const readOnlineEnrolment = endpoint({
  operation: 'readOnlineEnrolment',
  methods: ['GET'],
  path: '/api/online/edu/fetchData',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ info: onlineRecord, state: enrolmentRow, files: z.array(attachedFile) }),
  refusals: ['ENROLMENT_NOT_FOUND', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'view',
})
