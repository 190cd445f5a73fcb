import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { World } from '../world/world.ts'

const listFaults = z.object({
  missing: z.array(z.string()).default([]),
  amounts: z.record(z.string(), z.int()).default({}),
  doubled: z.array(z.string()).default([]),
})

export function controlLists(app: FastifyInstance, world: World): void {
  app.post('/control/list-faults', async (request, reply) => {
    const faults = listFaults.safeParse(request.body ?? {})
    if (!faults.success) return reply.code(400).send({ message: z.prettifyError(faults.error) })
    world.state.listFaults = faults.data
    world.changed()
    return faults.data
  })

  app.post('/control/holders', async (request, reply) => {
    const holders = z.record(z.string(), z.string()).safeParse(request.body)
    if (!holders.success) return reply.code(400).send({ message: z.prettifyError(holders.error) })
    world.state.holders = { ...world.state.holders, ...holders.data }
    world.changed()
    return {}
  })
}
