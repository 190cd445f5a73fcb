import { messageTextKinds } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, instant } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

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
export const readMessageTexts = endpoint({
  operation: 'readMessageTexts',
  methods: ['GET'],
  path: '/api/staff/messageTexts',
  access: 'staff',
  permission: 'changeSettings',
  effect: 'reads',
  sends: 'query',
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
  refusals: [...STAFF_REFUSALS],
})
