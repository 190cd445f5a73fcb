import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { createReplayPlayer, type ReplayView } from './replay-player.ts'

let video: HTMLVideoElement
let views: ReplayView[]
let play: MockInstance<HTMLVideoElement['play']>
let ends: number
let ready: number

beforeEach(() => {
  video = document.createElement('video')
  views = []
  ends = 0
  ready = 4
  let position = 0
  Object.defineProperty(video, 'currentTime', {
    get: () => position,
    set: (to: number) => {
      position = to
    },
  })
  Object.defineProperty(video, 'readyState', { get: () => ready })
  play = vi.spyOn(video, 'play').mockResolvedValue(undefined)
  vi.spyOn(video, 'pause').mockImplementation(() => {})
})

const open = () =>
  createReplayPlayer({
    video,
    durationSeconds: 600,
    onView: (view) => views.push(view),
    onEnded: () => {
      ends += 1
    },
  })

function reach(second: number) {
  video.currentTime = second
  video.dispatchEvent(new Event('timeupdate'))
}

describe('a replay', () => {
  it.each([
    [450, 450],
    [-5, 0],
    [900, 600],
  ])('seeks to second %s as %s from any position', (wish, to) => {
    const player = open()
    player.seek(wish)
    expect(video.currentTime).toBe(to)
    expect(player.state().position).toBe(to)
  })

  it.each(['with its event', 'without it'])('ends the replay once %s and plays no further', (how) => {
    const player = open()
    player.play()
    reach(how === 'without it' ? 599.9 : 500)
    if (how === 'with its event') video.dispatchEvent(new Event('ended'))
    video.dispatchEvent(new Event('ended'))
    player.play()
    expect(ends).toBe(1)
    expect(player.state()).toEqual({ phase: 'ended', position: 600 })
  })

  it('keeps the position of a replay while the picture reloads, then plays on', () => {
    const player = open()
    player.play()
    reach(120)
    ready = 0
    reach(0)
    video.dispatchEvent(new Event('pause'))
    expect(player.state()).toEqual({ phase: 'playing', position: 120 })
    player.startAgain()
    expect(play).toHaveBeenCalledTimes(2)
  })

  it('shows a pause by the device and a pause by a browser that refuses to start', async () => {
    const player = open()
    player.play()
    video.dispatchEvent(new Event('pause'))
    expect(player.state().phase).toBe('paused')
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    player.play()
    await vi.waitFor(() => expect(player.state().phase).toBe('paused'))
  })

  it('ignores events once the replay is disposed', () => {
    const player = open()
    player.play()
    player.dispose()
    const count = views.length
    reach(30)
    expect(views).toHaveLength(count)
  })
})
