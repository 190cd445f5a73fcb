import { openOrder as contract } from '@hygiene/contracts/money/order/open-order'
import { askPaymentNow, GatewayUnavailable } from '@hygiene/gateways'
import { openOrder as open, type OrderPorts } from '@hygiene/operations/money/settlement/open-order'
import type { Deps } from '../../deps.ts'
import { implement } from '../../http/implement.ts'
import { orderAnswer } from './order-answer.ts'

export const openOrder = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const ports = { db: deps.db, ask: askPaymentNow(deps.payment, deps.config), register: registering(deps) }
  const { applicationNo, paymentType } = input
  const { memberNo } = caller
  const order = await open(ports, { memberNo, applicationNo, paymentType }, now)
  if (!order.allowed) throw refuse(order.reason)

  const member = await deps.db.member.findUniqueOrThrow({ where: { memberNo } })
  return orderAnswer(order.payment, member, deps.config, order.terms)
})

const registering =
  ({ payment }: Deps) =>
  async ({ paymentId, ...amount }: Parameters<OrderPorts['register']>[0]): Promise<boolean> => {
    try {
      await payment.preRegister(paymentId, amount)
      return true
    } catch (error) {
      if (error instanceof GatewayUnavailable) return false
      throw error
    }
  }
