import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { FaultyService } from './faults.ts'
import type { World } from './world.ts'

export type Answer = { status: number; body: unknown }

export const ok = (body: unknown): Answer => ({ status: 200, body })

/** Answers as the external service does, unless a fault is set for it. `slow` is awaited where work takes time. */
export async function answer(
  world: World,
  service: FaultyService,
  reply: FastifyReply,
  work: (slow: () => Promise<void>) => Answer | Promise<Answer>,
): Promise<FastifyReply> {
  const { httpStatus, timeout, delayMs } = faultsOf(world, service)
  if (httpStatus !== null) {
    spend(world)
    return reply.code(httpStatus).type('text/html').send(`<html><body><h1>${httpStatus}</h1></body></html>`)
  }
  const { status, body } = await work(async () => {
    if (delayMs > 0) await sleep(delayMs)
  })
  if (timeout) {
    spend(world)
    await hangUp(reply)
  }
  return reply.code(status).send(body)
}

function faultsOf(world: World, service: FaultyService) {
  const { faults } = world.state
  if (faults.service === 'all' || faults.service === service) return faults
  return { httpStatus: null, timeout: false, delayMs: 0 }
}

function spend(world: World): void {
  const { faults } = world.state
  if (faults.times === null) return
  const left = faults.times - 1
  world.state.faults =
    left > 0 ? { ...faults, times: left } : { ...faults, times: null, httpStatus: null, timeout: false }
  world.changed()
}

/** Never answers although the work is done, so that the caller runs into its own timeout. */
function hangUp(reply: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (reply.raw.destroyed) resolve()
    else reply.raw.once('close', () => resolve())
  })
}
