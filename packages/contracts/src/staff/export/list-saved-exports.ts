import { exportScreens } from '@hygiene/domain/staff/export/export-lists'
import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { savedExportRow } from './saved-export-shape.ts'

export const listSavedExports = staffReads('/api/staff/exports/saved/list', {
  methods: ['POST'],
  permission: 'exportLists',
  sends: 'json',
  input: z.object({ screen: z.enum(exportScreens).optional() }),
  entity: z.object({ list: z.array(savedExportRow) }),
  perMinute: 120,
})
