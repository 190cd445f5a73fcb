import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** The file, once: a download that breaks off can be begun again, one that ended cannot. */
export const takeExport = endpoint({
  operation: 'takeExport',
  methods: ['POST'],
  path: '/api/staff/exports/take',
  access: 'staff',
  permission: 'exportLists',
  effect: 'writes',
  sends: 'json',
  input: z.object({ exportNo: recordNo }),
  entity: z.never(),
  refusals: [
    'EXPORT_NOT_FOUND',
    'EXPORT_NOT_READY',
    'EXPORT_TAKEN',
    'EXPORT_BEING_TAKEN',
    'EXPORT_ENDED',
    'EXPORT_UNMASKED_FORBIDDEN',
    ...STAFF_REFUSALS,
  ],
  answers: 'bytes',
})
