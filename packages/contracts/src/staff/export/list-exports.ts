import { exportScreens, exportStatuses } from '@hygiene/domain'
import { z } from 'zod'
import { dataTableInput, tablePageOf, endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { exportRow } from './export-shape.ts'

/** The caller's own exports. */
export const listExports = endpoint({
  operation: 'listExports',
  methods: ['POST'],
  path: '/api/staff/exports/list',
  access: 'staff',
  permission: 'exportLists',
  effect: 'reads',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({ screen: z.enum(exportScreens).optional(), status: z.enum(exportStatuses).optional() }),
    sorts: ['orderedAt'] as const,
  }),
  entity: tablePageOf(exportRow),
  refusals: [...STAFF_REFUSALS],
  perMinute: 120,
})
