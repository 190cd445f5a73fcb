import { login } from '@hygiene/contracts/member/login/login'
import { APPLICATION_ID, CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { type Finding, milliseconds } from '../finding.ts'
import { median, medianRatio } from '../in-turn.ts'
import type { BenchEnvironment } from '../environment.ts'

const ROUNDS = 60

export async function benchLoginTiming(environment: BenchEnvironment): Promise<Finding[]> {
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const visitor = environment.visitors[round % environment.visitors.length] ?? ''
    // Alternates the order, because the second attempt may find a warmer machine.
    const order = round % 2 === 0 ? [visitor, `nobody${round}x`] : [`nobody${round}x`, visitor]
    for (const userId of order) {
      const took = await timeOf(environment, userId)
      ;(userId === visitor ? known : unknown).push(took)
    }
  }
  const ratio = medianRatio(unknown, known)
  return [
    {
      what: 'login: unknown id beside wrong password',
      ours: milliseconds(unknown),
      floor: milliseconds(known),
      ratio: ratio.toFixed(2),
      target: '0.9 to 1.1',
      isMet: Math.abs(median(unknown) / median(known) - 1) <= 0.1,
    },
  ]
}

async function timeOf(environment: BenchEnvironment, userId: string): Promise<number> {
  const since = performance.now()
  const response = await fetch(new URL(login.path, environment.api.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CSRF_HEADER]: CSRF_VALUE },
    body: JSON.stringify({ userId, userPw: 'wrong!2026', applicationId: APPLICATION_ID }),
  })
  await response.arrayBuffer()
  return performance.now() - since
}
