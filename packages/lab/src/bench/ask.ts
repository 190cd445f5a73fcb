import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'

export type Ask = (contract: Endpoint, body: object) => Promise<{ entity: unknown; ms: number }>

export function asker(origin: string, token: string): Ask {
  return async (contract, body) => {
    const since = performance.now()
    const response = await fetch(`${origin}${contract.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        [CSRF_HEADER]: CSRF_VALUE,
      },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { entity?: unknown }
    if (!answer.entity) throw new Error(`${contract.operation}: ${JSON.stringify(answer)}`)
    return { entity: answer.entity, ms: performance.now() - since }
  }
}
