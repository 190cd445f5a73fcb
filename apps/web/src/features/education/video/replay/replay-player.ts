import { createScreenAwake } from '../../../../app/device/screen-awake.ts'

/** All seconds are of the lecture. */
export type ReplayView = { phase: 'ready' | 'playing' | 'paused' | 'ended'; position: number }

export type ReplayPlayer = {
  play: () => void
  pause: () => void
  seek: (to: number) => void
  /** The picture was loaded again. */
  startAgain: () => void
  state: () => ReplayView
  dispose: () => void
}

type Wiring = {
  video: HTMLVideoElement
  durationSeconds: number
  onView: (view: ReplayView) => void
  onEnded: () => void
}

/** This close to its length the lecture is over, also where a phone leaves the event out. */
const END_SECONDS = 0.25

/** Plays a lecture that was seen to its end: free seeking, and no progress is saved (specification section 4). */
export function createReplayPlayer({ video, durationSeconds, onView, onEnded }: Wiring): ReplayPlayer {
  const awake = createScreenAwake()
  const untie = new AbortController()
  const { signal } = untie
  let view: ReplayView = { phase: 'ready', position: 0 }

  function show(next: Partial<ReplayView>) {
    view = { ...view, ...next }
    awake.set(view.phase === 'playing')
    onView(view)
  }

  function end() {
    if (view.phase !== 'playing') return
    show({ phase: 'ended', position: durationSeconds })
    video.pause()
    onEnded()
  }

  function check() {
    // While it is loaded again the picture stands at 0.
    if (video.readyState === 0 || view.phase === 'ended') return
    show({ position: Math.min(video.currentTime, durationSeconds) })
    if (view.position >= durationSeconds - END_SECONDS) end()
  }

  function startPicture() {
    video.play().catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      // Any other rejection is a picture that was paused or loaded again meanwhile; trouble comes by its own event.
      if (isRefused) show({ phase: 'paused' })
    })
  }

  function play() {
    if (view.phase === 'ended') return
    show({ phase: 'playing' })
    startPicture()
  }

  function hearPause() {
    const isOurs = view.phase !== 'playing' || video.ended || video.readyState === 0
    if (!isOurs) show({ phase: 'paused' })
  }

  video.addEventListener('timeupdate', check, { signal })
  video.addEventListener('seeked', check, { signal })
  video.addEventListener('ended', end, { signal })
  video.addEventListener('pause', hearPause, { signal })
  video.addEventListener('play', () => view.phase !== 'playing' && play(), { signal })

  return {
    play,
    pause: () => {
      if (view.phase === 'playing') show({ phase: 'paused' })
      video.pause()
    },
    seek: (wish) => {
      if (view.phase === 'ended') return
      const to = Math.min(Math.max(0, wish), durationSeconds)
      show({ position: to })
      video.currentTime = to
    },
    startAgain: () => {
      if (view.phase === 'playing') startPicture()
    },
    state: () => view,
    dispose: () => {
      untie.abort()
      awake.set(false)
      video.pause()
    },
  }
}
