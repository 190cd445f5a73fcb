import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { answer, ok } from '../world/answers.ts'
import type { World } from '../world/world.ts'
import { searchAddresses } from './search-addresses.ts'

const parameters = z.object({
  confmKey: z.string().default(''),
  keyword: z.string().default(''),
  currentPage: z.coerce.number<string>().int().min(1).catch(1),
  countPerPage: z.coerce.number<string>().int().min(1).max(100).catch(10),
})

export function jusoRoutes(app: FastifyInstance, world: World): void {
  const search = (sent: unknown, reply: FastifyReply) =>
    answer(world, 'address', reply, async (slow) => {
      await slow()
      return ok(searchAddresses(parameters.parse(sent ?? {})))
    })
  app.get('/addrlink/addrLinkApi.do', (request, reply) => search(request.query, reply))
  app.post('/addrlink/addrLinkApi.do', (request, reply) => search(request.body, reply))
}
