import { describe, expect, it } from 'vitest'
import { pollDelay } from './poll-delay.ts'

const delays = (answers: number) => pollDelay({ state: 'preparing' }, answers)

describe('polling for a document', () => {
  it('polls soon at first, then less often, and at least every 15 seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 100].map(delays)).toEqual([
      1000, 1000, 2000, 3000, 5000, 8000, 15_000, 15_000,
    ])
  })

  it('stops polling when the file is ready, has failed or nothing is known', () => {
    expect(pollDelay({ state: 'ready' }, 3)).toBe(false)
    expect(pollDelay({ state: 'failed' }, 3)).toBe(false)
    expect(pollDelay(undefined, 0)).toBe(false)
  })
})
