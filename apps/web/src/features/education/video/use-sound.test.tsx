import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSound } from './use-sound.ts'

function answersOf() {
  const video = { current: document.createElement('video') }
  const answers: boolean[] = []
  renderHook(() => answers.push(useSound(video)))
  return answers
}

it('offers the volume when the device accepts a change', async () => {
  const answers = answersOf()
  await waitFor(() => expect(answers.at(-1)).toBe(true))
})

it('never offers the volume on an iPhone, which accepts a change and resets the value later', async () => {
  let loudness = 1
  const reset = vi.fn<() => void>(() => {
    loudness = 1
  })
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockImplementation(() => loudness)
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'set').mockImplementation((wanted) => {
    loudness = wanted
    queueMicrotask(reset)
  })
  const answers = answersOf()
  await waitFor(() => expect(reset).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setTimeout(resolve))
  expect(answers).not.toContain(true)
})
