import type { FastifyInstance } from 'fastify'
import type { PlatformAccountHolder } from '@portone/server-sdk/platform/account'
import { type Answer, answer, ok } from '../world/answers.ts'
import type { World } from '../world/world.ts'
import { turnAway } from './caller.ts'
import { refusal } from './refusals.ts'
import { newTransactionId } from './payment-actions.ts'

type AccountPath = { Params: { bank: string; accountNumber: string } }

export function holderRoutes(app: FastifyInstance, world: World): void {
  app.get<AccountPath>('/platform/bank-accounts/:bank/:accountNumber/holder', (request, reply) =>
    answer(world, 'payment', reply, async (slow) => {
      await slow()
      return turnAway(world, request) ?? holderOf(world, request.params.accountNumber)
    }),
  )
}

/** Treats numbers that end in four zeros as no accounts. For any other number without a holder the bank gives no information. */
function holderOf(world: World, accountNumber: string): Answer {
  const holderName = world.state.holders?.[accountNumber]
  if (holderName !== undefined) {
    const holder: PlatformAccountHolder = { holderName, accountVerificationId: newTransactionId() }
    return ok(holder)
  }
  return accountNumber.endsWith('0000')
    ? refusal('INVALID_REQUEST', '계좌번호가 올바르지 않습니다.')
    : refusal('PLATFORM_EXTERNAL_API_TEMPORARILY_FAILED', '은행의 응답이 없습니다.')
}
