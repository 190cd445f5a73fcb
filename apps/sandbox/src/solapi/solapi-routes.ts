import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Answer, answer, ok } from '../world/answers.ts'
import type { MessageRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { solapiError, turnStrangerAway } from './caller.ts'
import { registerMessages, showMessage } from './register-messages.ts'

const wanted = z.object({
  to: z.string().optional(),
  messageIds: z
    .union([z.string(), z.array(z.string())])
    .transform((ids) => [ids].flat())
    .optional(),
  startKey: z.string().optional(),
  startDate: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(20),
})

/** Serves GET /messages/v4/list: the accepted messages, newest first, keyed by their ids. */
function listMessages(world: World, query: unknown): Answer {
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

/** Adds the delivery status: 2000 is pending, 4000 is received, and any other code is the reason for a failure. */
function showReport(world: World, message: MessageRecord): object {
  const { undelivered, reportDelayMs } = world.state.faults
  const reportedAt = new Date(Date.parse(message.at) + reportDelayMs)
  if (reportedAt > world.now()) return { ...showMessage(message), dateReceived: null, reason: null }
  const isLost = undelivered.includes('all') || undelivered.includes(message.to)
  return {
    ...showMessage(message),
    statusCode: isLost ? '3103' : '4000',
    statusMessage: isLost ? '없는 번호' : '수신완료',
    reason: isLost ? '없는 번호' : null,
    dateReceived: isLost ? null : reportedAt.toISOString(),
    dateReported: reportedAt.toISOString(),
  }
}

export function solapiRoutes(app: FastifyInstance, world: World): void {
  app.post('/messages/v4/send-many/detail', (request, reply) =>
    answer(world, 'sms', reply, async (slow) => {
      await slow()
      return turnStrangerAway(world, request) ?? registerMessages(world, request.body)
    }),
  )
  app.get('/messages/v4/list', (request, reply) =>
    answer(world, 'sms', reply, () => turnStrangerAway(world, request) ?? listMessages(world, request.query)),
  )
}
