import { bulkOperationKinds, bulkScreens } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { z } from 'zod'
import { staffTextBody } from '../../forms/staff-text.ts'
import { day } from '../../kit/fields.ts'

/** A frozen set of one of the lists that actions are for. */
export const bulkSet = { screen: z.enum(bulkScreens), setNo: z.uuid() }
export const bulkKind = z.enum(bulkOperationKinds)

/** What is done with each: words sent, or more days given. */
export const bulkWork = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), body: staffTextBody }),
  z.object({ kind: z.literal('extend'), untilOn: day }),
])

/** Why an action over a set is not begun. */
export const BULK_REFUSALS = ['SET_ENDED', 'BULK_EMPTY', 'BULK_OTHER_LIST', 'TEXT_ADVERTISING'] as const
