import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLecturePlayer, type LecturePlayer } from './lecture-player.ts'
import type { Opened } from './open-player.ts'

const OPENED = {
  class: { durationSeconds: 2700 },
  info: { studyTime: 100, lectureNo: 1, status: 2 },
  lease: { leaseNo: 'lease', lastSequence: 0, checkpointsPassed: 0 },
} as unknown as Opened

const idle = () => undefined
let player: LecturePlayer

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const video = document.createElement('video')
  Object.assign(video, { play: () => Promise.resolve(), pause: idle })
  const lecture = { lectureNo: 1, enrolmentNo: 1 }
  player = createLecturePlayer({
    video,
    lecture,
    opened: OPENED,
    onView: idle,
    onEnded: idle,
    onRefused: idle,
  })
  player.play()
})
afterEach(() => {
  player.dispose()
  localStorage.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const phase = () => player.state().phase

it('resumes playback when a page is shown whose hiding had paused the lecture', () => {
  expect(phase()).toBe('playing')
  player.pause('hidden')
  expect(phase()).toBe('paused')
  player.show()
  expect(phase()).toBe('playing')
})

it('stays paused while a question is open or after the person has paused', () => {
  player.pause('hidden')
  const question = document.createElement('dialog')
  question.setAttribute('open', '')
  document.body.append(question)
  player.show()
  expect(phase()).toBe('paused')

  question.remove()
  player.play()
  player.pause('person')
  player.show()
  expect(phase()).toBe('paused')
})
