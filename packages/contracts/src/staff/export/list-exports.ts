import { exportScreens } from '@hygiene/domain/staff/export/export-lists'
import { exportStatuses } from '@hygiene/domain/staff/export/export'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../kit/data-table.ts'
import { staffReads } from '../../kit/declare.ts'
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
