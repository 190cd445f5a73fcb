import type { LecturePlayer } from './lecture-player.ts'

/** Specification section 9 sets the poll interval of 500 ms. */
const POLL_MS = 500
/** A larger difference from the player's position means that something else moved the video. */
const MOVED_SECONDS = 1

export function followPicture(video: HTMLVideoElement, player: LecturePlayer): () => void {
  const untie = new AbortController()
  const { signal } = untie
  const timer = setInterval(player.view, POLL_MS)
  signal.addEventListener('abort', () => clearInterval(timer))

  const hideOrShow = () => (document.visibilityState === 'hidden' ? player.pause('hidden') : player.show())
  document.addEventListener('visibilitychange', hideOrShow, { signal })
  window.addEventListener('pagehide', () => player.pause('hidden'), { signal })
  window.addEventListener('online', player.retry, { signal })

  video.addEventListener('ended', player.ranOut, { signal })
  video.addEventListener('ratechange', () => keepRate(video), { signal })
  video.addEventListener('seeking', () => followSeek(video, player), { signal })
  video.addEventListener('pause', () => followPause(video, player), { signal })
  video.addEventListener('play', () => followPlay(video, player), { signal })
  return () => untie.abort()
}

/** Study runs at normal speed only; hiding the menu does not prevent a change. */
function keepRate(video: HTMLVideoElement) {
  if (video.playbackRate !== 1) video.playbackRate = 1
}

function followSeek(video: HTMLVideoElement, player: LecturePlayer) {
  const { position, phase } = player.state()
  if (Math.abs(video.currentTime - position) <= MOVED_SECONDS) return
  if (phase === 'playing' || phase === 'paused' || phase === 'ready') player.seek(video.currentTime)
  else video.currentTime = position
}

function followPause(video: HTMLVideoElement, player: LecturePlayer) {
  const isOurs = player.state().phase !== 'playing' || video.ended || video.readyState === 0
  if (!isOurs) player.pause('person')
}

/** Accepts a start from outside only in phases in which the player would start too. */
function followPlay(video: HTMLVideoElement, player: LecturePlayer) {
  const { phase } = player.state()
  if (phase === 'ready' || phase === 'paused') player.play()
  const after = player.state().phase
  if (after !== 'playing' && after !== 'ending') video.pause()
}
