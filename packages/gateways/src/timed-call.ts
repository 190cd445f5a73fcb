import { took } from '@hygiene/observe'
import { inSpan } from '@hygiene/observe/spans'
import type { OutsideService } from './gateway-unavailable.ts'

export async function timedCall<T>(service: OutsideService, ask: () => Promise<T>): Promise<T> {
  const since = performance.now()
  let outcome = 'away'
  try {
    const answer = await inSpan({ name: `ask ${service}`, kind: 'client' }, ask)
    outcome = 'answered'
    return answer
  } finally {
    took('outside_call_seconds', (performance.now() - since) / 1000, { service, outcome })
  }
}
