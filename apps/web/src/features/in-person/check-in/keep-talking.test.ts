import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTalking } from './keep-talking.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function record(answers: (boolean | Error)[]) {
  const begin = Date.now()
  const seconds: number[] = []
  const talk = keepTalking(async () => {
    await Promise.resolve()
    seconds.push((Date.now() - begin) / 1000)
    const answer = answers.shift() ?? true
    if (answer instanceof Error) throw answer
    return answer
  })
  return { talk, seconds }
}

it('retries soon, then more slowly, and calls every half minute while all is well', async () => {
  const { talk, seconds } = record([false, false, false, true, true])
  talk.hurry()
  await vi.advanceTimersByTimeAsync(80_000)
  expect(seconds).toEqual([0, 2, 6, 14, 44, 74])
})

it('makes one call at a time and calls again at once for records made during the call', async () => {
  const { talk, seconds } = record([])
  talk.hurry()
  talk.hurry()
  talk.hurry()
  await vi.advanceTimersByTimeAsync(10)
  expect(seconds).toEqual([0, 0])
})

it('continues after an internal fault and reports the fault', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const { talk, seconds } = record([new Error('no store')])
  talk.hurry()
  await vi.advanceTimersByTimeAsync(2000)
  expect(report).toHaveBeenCalledOnce()
  expect(seconds).toEqual([0, 2])
})

it('makes no call once the screen is left', async () => {
  const { talk, seconds } = record([])
  talk.hurry()
  await vi.advanceTimersByTimeAsync(10)
  talk.stop()
  talk.hurry()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(seconds).toEqual([0])
})
