import { z } from 'zod'
import { associationForm } from '../../forms/association.ts'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Has a certificate and a receipt drawn with proposed words. Nothing is changed by it; only a preview can be asked for. */
export const previewSettings = endpoint({
  operation: 'previewSettings',
  methods: ['POST'],
  path: '/api/staff/settings/preview',
  access: 'staff',
  permission: 'changeSettings',
  effect: 'writes',
  sends: 'json',
  input: z.object({ association: associationForm }),
  entity: z.object({ previewNo: z.int() }),
  refusals: ['SETTINGS_SAME', 'SEAL_UNFIT', 'FILE_NOT_FOUND', ...STAFF_REFUSALS],
  perMinute: 30,
})
