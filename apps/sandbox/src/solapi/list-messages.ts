import { z } from 'zod'
import { type Answer, ok } from '../world/answers.ts'
import type { World } from '../world/world.ts'
import { solapiError } from './caller.ts'
import { showReport } from './show-report.ts'

const wanted = z.object({
  to: z.string().optional(),
  /** One or several; the provider's SDK repeats the key. */
  messageIds: z
    .union([z.string(), z.array(z.string())])
    .transform((ids) => [ids].flat())
    .optional(),
  startKey: z.string().optional(),
  startDate: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(20),
})

/** GET /messages/v4/list: the messages taken for sending, newest first, keyed by their numbers. */
export function listMessages(world: World, query: unknown): Answer {
  const asked = wanted.safeParse(query)
  if (!asked.success) return solapiError(400, 'ValidationError', z.prettifyError(asked.error))
  const { to, messageIds, startKey, startDate, limit } = asked.data
  const fitting = world.state.messages
    .filter(({ failure }) => failure === undefined)
    .filter(({ id }) => messageIds === undefined || messageIds.includes(id))
    .filter((message) => to === undefined || message.to === to.replaceAll('-', ''))
    .filter(({ at }) => startDate === undefined || Date.parse(at) >= Date.parse(startDate))
    .toReversed()
  const from = Math.max(
    0,
    fitting.findIndex(({ id }) => id === startKey),
  )
  const messageList = Object.fromEntries(
    fitting.slice(from, from + limit).map((message) => [message.id, showReport(world, message)]),
  )
  const nextKey = fitting[from + limit]?.id ?? null
  return ok({ startKey: startKey ?? null, nextKey, limit, messageList })
}
