import { z } from 'zod'
import { attachedFile } from '../../platform/file/attached-file.ts'
import { endpoint, recordNo } from '../../kit/index.ts'
import { inPersonRecord, inPersonRow } from './in-person-shape.ts'

export const readInPersonEnrolment = endpoint({
  operation: 'readInPersonEnrolment',
  methods: ['GET'],
  path: '/api/offline/edu/fetchData',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({ inPersonEnrolmentNo: recordNo }),
  entity: inPersonRecord.extend({ state: inPersonRow, files: z.array(attachedFile) }),
  refusals: ['ENROLMENT_NOT_FOUND', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'view',
})
