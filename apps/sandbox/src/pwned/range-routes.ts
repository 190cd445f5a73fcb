import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answer, ok } from '../world/answers.ts'
import type { World } from '../world/world.ts'

/** Lists leaked passwords that meet the rules for a new password and are on no list of common ones. */
const leakedPasswords: readonly string[] = [
  'Kimbap!82',
  'Bibimbap!58',
  'Mugunghwa!52',
  'Jjigae#47',
  'Dosirak!36',
  'Hanbok@59',
]

const SUFFIX_LENGTH = 35
const PADDED_ROWS = 800

/**
 * Serves api.pwnedpasswords.com: the suffixes of the leaked SHA-1 hashes that begin with the five digits, with padding on
 * request.
 */
export function rangeRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Params: { prefix: string } }>('/range/:prefix', (request, reply) =>
    answer(world, 'passwords', reply, async (slow) => {
      await slow()
      const prefix = request.params.prefix.toUpperCase()
      if (!/^[0-9A-F]{5}$/.test(prefix))
        return { status: 400, body: 'The hash prefix was not in a valid format' }
      void reply.type('text/plain')
      const rows = [...rangeOf(prefix), ...(request.headers['add-padding'] === 'true' ? padding() : [])]
      return ok(rows.toSorted().join('\r\n'))
    }),
  )
}

function rangeOf(prefix: string): string[] {
  return leakedPasswords
    .map((password) => createHash('sha1').update(password).digest('hex').toUpperCase())
    .filter((hash) => hash.startsWith(prefix))
    .map((hash) => `${hash.slice(prefix.length)}:${randomInt(1, 100)}`)
}

function padding(): string[] {
  const count = PADDED_ROWS + randomInt(200)
  return Array.from(
    { length: count },
    () => `${randomBytes(18).toString('hex').toUpperCase().slice(0, SUFFIX_LENGTH)}:0`,
  )
}
