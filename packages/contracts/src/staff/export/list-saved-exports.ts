import { exportScreens } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { savedExportRow } from './saved-export-shape.ts'

/** Saved exports: the caller's own, and those of the caller's role. */
export const listSavedExports = endpoint({
  operation: 'listSavedExports',
  methods: ['POST'],
  path: '/api/staff/exports/saved/list',
  access: 'staff',
  permission: 'exportLists',
  effect: 'reads',
  sends: 'json',
  input: z.object({ screen: z.enum(exportScreens).optional() }),
  entity: z.object({ list: z.array(savedExportRow) }),
  refusals: [...STAFF_REFUSALS],
  perMinute: 120,
})
