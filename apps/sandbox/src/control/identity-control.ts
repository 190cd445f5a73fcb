import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failIdentity, personForm, verifyIdentity } from '../portone/identity-actions.ts'
import { newIdentity } from '../portone/open-identity.ts'
import { identityChannels } from '../world/records.ts'
import type { World } from '../world/world.ts'

const completion = personForm.extend({ method: z.enum(identityChannels).default('phone') })

type IdentityPath = { Params: { id: string } }

/** Identity verification without a browser: the id need not have been opened in a window. */
export function controlIdentities(app: FastifyInstance, world: World): void {
  app.post<IdentityPath>('/control/identity/:id', async (request, reply) => {
    const body = completion.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
    const { id } = request.params
    const identity = world.state.identities[id] ?? newIdentity(world, id, body.data.method)
    const result = verifyIdentity(world, identity, body.data)
    return reply.code(result.code === 'InvalidEntityState' ? 409 : 200).send({ ...result, identity })
  })

  app.post<IdentityPath>('/control/identity/:id/fail', async (request, reply) => {
    const { id } = request.params
    const identity = world.state.identities[id] ?? newIdentity(world, id, 'phone')
    const result = failIdentity(world, identity, 'FAILED', '본인인증에 실패했습니다.')
    return reply.code(result.code === 'InvalidEntityState' ? 409 : 200).send({ ...result, identity })
  })
}
