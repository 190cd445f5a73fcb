import { beforeEach, expect, it, vi } from 'vitest'

const made: { state: string; notes: number }[] = []

class SilentContext {
  state = 'suspended'
  notes = 0
  currentTime = 0
  destination = {}
  constructor() {
    made.push(this)
  }
  resume() {
    this.state = 'running'
    return Promise.resolve()
  }
  createGain() {
    const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
    return { gain, connect: () => {} }
  }
  createOscillator() {
    const start = () => {
      this.notes += 1
    }
    return { frequency: {}, start, stop: () => {}, connect: (next: object) => next }
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', SilentContext)
})

it('sounds the 40-minute check with the permission of an earlier press', async () => {
  const { allowChime, chime } = await import('./chime.ts')
  allowChime()
  allowChime()
  chime(0.5)
  expect(made.map(({ state, notes }) => [state, notes])).toEqual([['running', 2]])
})
