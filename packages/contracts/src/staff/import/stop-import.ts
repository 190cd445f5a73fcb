import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Gives an import up: rows that are written stay, no other is. */
export const stopImport = endpoint({
  operation: 'stopImport',
  methods: ['POST'],
  path: '/api/staff/imports/stop',
  access: 'staff',
  permission: 'useImports',
  effect: 'writes',
  sends: 'json',
  input: z.object({ importNo: recordNo }),
  entity: z.object({ importNo: z.int() }),
  refusals: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY', ...STAFF_REFUSALS],
})
