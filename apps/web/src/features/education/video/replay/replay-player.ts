import { createScreenAwake } from '../../../../app/device/screen-awake.ts'

export type ReplayView = { phase: 'ready' | 'playing' | 'paused' | 'ended'; position: number }

export type ReplayPlayer = {
  play: () => void
  pause: () => void
  seek: (to: number) => void
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

/** Ends the lecture this close to its length, because some phones send no event. */
const END_SECONDS = 0.25

/** Plays a finished lecture with free seeking and saves no progress (specification section 4). */
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
    if (video.readyState === 0 || view.phase === 'ended') return
    show({ position: Math.min(video.currentTime, durationSeconds) })
    if (view.position >= durationSeconds - END_SECONDS) end()
  }

  function startPicture() {
    video.play().catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      // Any other rejection means that the video was paused or reloaded; errors arrive by their own event.
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
