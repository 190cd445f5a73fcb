import { setTimeout as sleep } from 'node:timers/promises'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import type { Acknowledged } from './acknowledged.ts'
import type { Stage } from './stage.ts'

export interface Scene {
  stage: Stage
  acknowledged: Acknowledged
  pause: number
  signal: AbortSignal
}

interface Called {
  code: number
  message: string
  entity: unknown
}

const PATIENCE_MS = 8_000

export async function persist(
  { stage, acknowledged: { calls }, signal }: Scene,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<Called | undefined> {
  while (!signal.aborted) {
    try {
      const response = await fetch(`http://127.0.0.1:${stage.api.front.port}${path}`, {
        method: 'POST',
        ...init,
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const answer = (await response.json()) as Called
      if (response.status < 500) {
        calls.answered += 1
        return answer
      }
    } catch {
      // Treats a client that is away, frozen or cut as a failed call, and tries again.
    }
    calls.repeated += 1
    await sleep(300)
  }
  return undefined
}

export const asJson = (token: string, body: object) => ({
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    [CSRF_HEADER]: CSRF_VALUE,
  },
  body: JSON.stringify(toWireNames(body)),
})
