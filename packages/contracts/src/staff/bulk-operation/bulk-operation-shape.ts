import { bulkOperationKinds, bulkScreens } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { z } from 'zod'
import { staffTextBody } from '../../forms/staff-text.ts'
import { day } from '../../kit/fields.ts'

export const bulkSet = { screen: z.enum(bulkScreens), setNo: z.uuid() }
export const bulkKind = z.enum(bulkOperationKinds)

export const bulkWork = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), body: staffTextBody }),
  z.object({ kind: z.literal('extend'), untilOn: day }),
])

export const BULK_REFUSALS = ['SET_ENDED', 'BULK_EMPTY', 'BULK_OTHER_LIST', 'TEXT_ADVERTISING'] as const
