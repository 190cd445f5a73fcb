import { z } from 'zod'
import { associationForm } from '../../forms/association.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Draws a certificate and a receipt with proposed texts and changes nothing. A request requires such a preview. */
export const previewSettings = staffWrites('/api/staff/settings/preview', {
  permission: 'changeSettings',
  input: z.object({ association: associationForm }),
  entity: z.object({ previewNo: z.int() }),
  refusals: ['SETTINGS_SAME', 'SEAL_UNFIT', 'FILE_NOT_FOUND'],
  perMinute: 30,
})
