import { bulkScreens, bulkStatuses } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { bulkKind } from './bulk-operation-shape.ts'

export const listBulkOperations = staffReads('/api/staff/bulkOperations/list', {
  permission: 'operateInBulk',
  input: z.object({}),
  entity: z.object({
    list: z.array(
      z.object({
        bulkOperationNo: z.int(),
        kind: bulkKind,
        screen: z.enum(bulkScreens),
        status: z.enum(bulkStatuses),
        employeeName: z.string(),
        about: z.string(),
        reason: z.string(),
        people: z.int(),
        leftBefore: z.int(),
        done: z.int(),
        left: z.int(),
        refused: z.int(),
        orderedAt: instant,
        endedAt: instant.nullable(),
      }),
    ),
  }),
})
