import { exportFormats, exportStatuses } from '@hygiene/domain/staff/export/export'
import { exportScreens } from '@hygiene/domain/staff/export/export-lists'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../kit/data-table.ts'
import { staffReads } from '../../kit/declare.ts'
import { instant } from '../../kit/fields.ts'

/** `madeRows` grows while the file is made. */
const exportRow = z.object({
  exportNo: z.int(),
  screen: z.enum(exportScreens),
  format: z.enum(exportFormats),
  isUnmasked: z.boolean(),
  found: z.string(),
  rowCount: z.int(),
  madeRows: z.int(),
  status: z.enum(exportStatuses),
  failure: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  sha256: z.string().nullable(),
  orderedAt: instant,
  endsAt: instant.nullable(),
  takenAt: instant.nullable(),
})

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
