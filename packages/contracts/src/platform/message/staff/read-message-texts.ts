import { messageTextKinds } from '@hygiene/domain/platform/message/messages'
import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

const version = z.object({
  versionNo: z.int(),
  startsAt: instant,
  body: z.string(),
  approvalNo: z.int(),
  makerName: z.string(),
  approverName: z.string(),
})

export const readMessageTexts = staffReads('/api/staff/messageTexts', {
  permission: 'changeSettings',
  input: z.object({}),
  entity: z.object({
    texts: z.array(
      z.object({
        kind: z.enum(messageTextKinds),
        body: z.string(),
        /** Is null for the default texts that ship with the program. */
        versionNo: z.int().nullable(),
        /** Starts with the latest start, so that future versions precede the one in force. */
        versions: z.array(version),
        waitingNo: z.int().nullable(),
      }),
    ),
    asOf: instant,
  }),
})
