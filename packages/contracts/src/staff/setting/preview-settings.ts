import { z } from 'zod'
import { associationForm } from '../../forms/association.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Has a certificate and a receipt drawn with proposed words. Nothing is changed by it; only a preview can be asked for. */
export const previewSettings = staffWrites('/api/staff/settings/preview', {
  permission: 'changeSettings',
  input: z.object({ association: associationForm }),
  entity: z.object({ previewNo: z.int() }),
  refusals: ['SETTINGS_SAME', 'SEAL_UNFIT', 'FILE_NOT_FOUND'],
  perMinute: 30,
})
