import type { FastifyInstance } from 'fastify'
import { answer } from '../world/answers.ts'
import type { World } from '../world/world.ts'
import { turnStrangerAway } from './caller.ts'
import { listMessages } from './list-messages.ts'
import { registerMessages } from './register-messages.ts'

/** api.solapi.com: the part this product calls. */
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
