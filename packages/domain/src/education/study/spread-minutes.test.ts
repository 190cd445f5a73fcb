import { expect, it } from 'vitest'
import { type SpreadProgress, spreadMinutes } from './spread-minutes.ts'

const LECTURES = [
  { lectureNo: 3, durationSeconds: 3_000 },
  { lectureNo: 1, durationSeconds: 1_200 },
  { lectureNo: 2, durationSeconds: 600 },
]
const part = (
  lectureNo: number,
  seconds: number,
  checkpointsPassed = 0,
  isFinished = false,
): SpreadProgress => ({
  lectureNo,
  creditedMs: seconds * 1_000,
  checkpointsPassed,
  isFinished,
})

it.each<[number, SpreadProgress[]]>([
  [0, []],
  [1, [part(3, 60)]],
  [40, [part(3, 2_400)]],
  [41, [part(3, 2_460, 1)]],
  [50, [part(3, 3_000, 1, true)]],
  [60, [part(3, 3_000, 1, true), part(1, 600)]],
  [80, [part(3, 3_000, 1, true), part(1, 1_200, 0, true), part(2, 600, 0, true)]],
  [500, [part(3, 3_000, 1, true), part(1, 1_200, 0, true), part(2, 600, 0, true)]],
])('spreads %i minutes over the lectures in their order', (minutes, spread) => {
  expect(spreadMinutes(LECTURES, minutes)).toEqual(spread)
})

it('spreads nothing when no lecture exists', () => {
  expect(spreadMinutes([], 60)).toEqual([])
})
