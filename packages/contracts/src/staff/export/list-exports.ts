import { exportScreens, exportStatuses } from '@hygiene/domain'
import { z } from 'zod'
import { dataTableInput, staffReads, tablePageOf } from '../../kit/index.ts'
import { exportRow } from './export-shape.ts'

/** The caller's own exports. */
export const listExports = staffReads('/api/staff/exports/list', {
  methods: ['POST'],
  permission: 'exportLists',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({ screen: z.enum(exportScreens).optional(), status: z.enum(exportStatuses).optional() }),
    sorts: ['orderedAt'] as const,
  }),
  entity: tablePageOf(exportRow),
  perMinute: 120,
})
