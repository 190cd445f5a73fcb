import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followPicture } from './follow-picture.ts'
import type { LecturePlayer } from './lecture-player.ts'

const did: string[] = []
const note =
  (action: string) =>
  (...text: string[]) =>
    void did.push([action, ...text].join(' '))

const player = {
  view: note('view'),
  pause: note('pause'),
  show: note('show'),
  retry: note('retry'),
  ranOut: note('ran out'),
} as unknown as LecturePlayer

let untie: () => void
beforeEach(() => {
  did.length = 0
  vi.useFakeTimers()
  untie = followPicture(document.createElement('video'), player)
})
afterEach(() => {
  untie()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function turnPage(visibilityState: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('checks the picture every 500 ms until the picture is left', () => {
  vi.advanceTimersByTime(499)
  expect(did).toEqual([])
  vi.advanceTimersByTime(501)
  expect(did).toEqual(['view', 'view'])
  untie()
  vi.advanceTimersByTime(5_000)
  expect(did).toEqual(['view', 'view'])
})

it('pauses while the page is hidden and continues when the page is shown', () => {
  turnPage('hidden')
  turnPage('visible')
  expect(did).toEqual(['pause hidden', 'show'])
})
