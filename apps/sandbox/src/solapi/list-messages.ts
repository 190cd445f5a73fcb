import { z } from 'zod'
import { type Answer, ok } from '../world/answers.ts'
import type { World } from '../world/world.ts'
import { solapiError } from './caller.ts'
import { showMessage } from './register-messages.ts'

const wanted = z.object({
  to: z.string().optional(),
  startDate: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(20),
})

/** GET /messages/v4/list: the messages taken for sending, newest first, keyed by their numbers. */
export function listMessages(world: World, query: unknown): Answer {
  const asked = wanted.safeParse(query)
  if (!asked.success) return solapiError(400, 'ValidationError', z.prettifyError(asked.error))
  const { to, startDate, limit } = asked.data
  const found = world.state.messages
    .filter(({ failure }) => failure === undefined)
    .filter((message) => to === undefined || message.to === to.replaceAll('-', ''))
    .filter(({ at }) => startDate === undefined || Date.parse(at) >= Date.parse(startDate))
    .toReversed()
    .slice(0, limit)
  const messageList = Object.fromEntries(found.map((message) => [message.id, showMessage(message)]))
  return ok({ startKey: null, nextKey: null, limit, messageList })
}
