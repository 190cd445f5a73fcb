import { setTimeout as sleep } from 'node:timers/promises'
import { openOrder } from '@hygiene/contracts/money/order/open-order'
import { asJson, persist, type Scene } from './calls.ts'

export interface Payer {
  applicationNo: number
  token: string
}

interface Order {
  paymentId: string
  totalAmount: number
}

async function eachOrder(
  scene: Scene,
  payers: Iterator<Payer>,
  pauseMs: number,
  work: (order: Order) => Promise<void> | void,
): Promise<void> {
  while (!scene.signal.aborted) {
    const payer = payers.next().value as Payer | undefined
    if (!payer) return
    const { applicationNo, token } = payer
    const answer = await persist(scene, openOrder.path, asJson(token, { applicationNo, paymentType: 1 }))
    if (answer?.code === 1) await work(answer.entity as Order)
    else if (answer) scene.acknowledged.refused.add(answer.message)
    await sleep(pauseMs * scene.pause)
  }
}

export async function pay(scene: Scene, payers: Iterator<Payer>): Promise<void> {
  await eachOrder(scene, payers, 800, (order) => approve(scene, order, scene.acknowledged.paid))
}

export async function payLess(scene: Scene, payers: Iterator<Payer>): Promise<void> {
  await eachOrder(scene, payers, 4_000, async (order) => {
    scene.stage.faultyGateway.holdLess(order.paymentId)
    await approve(scene, order, scene.acknowledged.short)
  })
}

export async function hesitate(scene: Scene, payers: Iterator<Payer>): Promise<void> {
  await eachOrder(scene, payers, 1_500, ({ paymentId }) => void scene.acknowledged.unpaid.add(paymentId))
}

async function approve(
  { stage, signal }: Scene,
  { paymentId, totalAmount }: Order,
  taken: Set<string>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await stage.sandbox.control(`/payments/${paymentId}/approve`, {
        method: 'CARD',
        amountWon: totalAmount,
      })
      taken.add(paymentId)
      return
    } catch {
      await sleep(300)
    }
  }
}
