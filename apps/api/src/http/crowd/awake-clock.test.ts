import { expect, it } from 'vitest'
import { AwakeTime } from './awake-clock.ts'

it('leaves out the time in which the process was suspended', () => {
  const time = new AwakeTime(10_000)
  for (const now of [10_500, 11_010, 41_010, 41_500]) time.view(now)
  expect(time.ms).toBe(500 + 510 + 1_000 + 490)
})
