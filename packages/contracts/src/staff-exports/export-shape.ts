import { exportFormats, exportPurposes, exportScreens, exportStatuses } from '@hygiene/domain'
import { z } from 'zod'
import { deskChoice, instant } from '../kit/index.ts'
import { memberFilter, memberSorts } from '../staff-members/list-members.ts'
import { staffPaymentFilter, staffPaymentSorts } from '../staff-payments/list-staff-payments.ts'

/** The list and its conditions, as its own endpoint takes them. */
export const exportChoice = z.discriminatedUnion('screen', [
  z.object({ screen: z.literal('members'), ...deskChoice({ filter: memberFilter, sorts: memberSorts }) }),
  z.object({
    screen: z.literal('payments'),
    ...deskChoice({ filter: staffPaymentFilter, sorts: staffPaymentSorts }),
  }),
])

export const exportPurpose = z.enum(exportPurposes, { error: '까닭을 골라주세요.' })

/** One export of the caller. `madeRows` grows while it is made. */
export const exportRow = z.object({
  exportNo: z.int(),
  screen: z.enum(exportScreens),
  format: z.enum(exportFormats),
  isUnmasked: z.boolean(),
  found: z.string(),
  rowCount: z.int(),
  madeRows: z.int(),
  status: z.enum(exportStatuses),
  /** Why it could not be made; null: it could. */
  failure: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  sha256: z.string().nullable(),
  orderedAt: instant,
  endsAt: instant.nullable(),
  takenAt: instant.nullable(),
})
