import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { World } from '../world/world.ts'
import { mailboxPage } from './mailbox-page.ts'

const chosen = z.object({ to: z.string().optional() })

export function mailbox(app: FastifyInstance, world: World): void {
  app.get('/mailbox', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(mailboxPage(world.state.messages, numberIn(request.query))),
  )

  app.get('/control/messages', async (request) => {
    const to = numberIn(request.query)
    return world.state.messages.filter((message) => to === undefined || message.to === to)
  })
}

function numberIn(query: unknown): string | undefined {
  return chosen.safeParse(query).data?.to?.replaceAll(/\D/g, '') || undefined
}
