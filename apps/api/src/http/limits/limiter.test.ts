import { afterEach, expect, it, vi } from 'vitest'
import { Limiter } from './limiter.ts'

const alone = () => Promise.reject(new Error('away'))

afterEach(() => {
  vi.useRealTimers()
})

it('admits callers again within a minute, whatever the clock is set to', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limiter = new Limiter(alone, () => {})
  for (let call = 0; call < 3; call += 1) void limiter.count('caller', 3, false)
  vi.setSystemTime(Date.now() - 86_400_000)
  const waitMs = limiter.left('caller', 3)
  expect(waitMs).toBeGreaterThan(0)
  expect(waitMs).toBeLessThanOrEqual(60_000)
})
