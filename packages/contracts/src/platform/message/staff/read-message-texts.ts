import { messageTextKinds } from '@hygiene/domain/platform/message/messages'
import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

const version = z.object({
  versionNo: z.int(),
  startsAt: instant,
  body: z.string(),
  approvalNo: z.int(),
  /** Both employees. */
  makerName: z.string(),
  approverName: z.string(),
})

/** The words of every kind of text message that staff may change: in force, to come and before. */
export const readMessageTexts = staffReads('/api/staff/messageTexts', {
  permission: 'changeSettings',
  input: z.object({}),
  entity: z.object({
    texts: z.array(
      z.object({
        kind: z.enum(messageTextKinds),
        body: z.string(),
        /** Null: the first words, which the program brings along. */
        versionNo: z.int().nullable(),
        /** The latest start first; those to come stand before the one in force. */
        versions: z.array(version),
        /** A request that waits for its second person. */
        waitingNo: z.int().nullable(),
      }),
    ),
    asOf: instant,
  }),
})
