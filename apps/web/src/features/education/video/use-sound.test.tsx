import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSound } from './use-sound.ts'

function answersOf() {
  const video = { current: document.createElement('video') }
  const answers: boolean[] = []
  renderHook(() => answers.push(useSound(video)))
  return answers
}

it('offers the loudness where the device takes it', async () => {
  const answers = answersOf()
  await waitFor(() => expect(answers.at(-1)).toBe(true))
})

it('never offers it on an iPhone, which takes it at first and answers its own a moment later', async () => {
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
