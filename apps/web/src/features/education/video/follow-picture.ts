import type { LecturePlayer } from './lecture-player.ts'

/** The player polls every 500 ms (specification section 9). */
const POLL_MS = 500
/** A picture this far from where the player believes it was moved by something else. */
const MOVED_SECONDS = 1

/** Ties a player to the events of its picture and its page; returns the way to untie it. */
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

/** Study is at normal speed; hiding the menu is not enough. */
function keepRate(video: HTMLVideoElement) {
  if (video.playbackRate !== 1) video.playbackRate = 1
}

function followSeek(video: HTMLVideoElement, player: LecturePlayer) {
  const { position, phase } = player.state()
  if (Math.abs(video.currentTime - position) <= MOVED_SECONDS) return
  if (phase === 'playing' || phase === 'paused' || phase === 'ready') player.seek(video.currentTime)
  else video.currentTime = position
}

/** A call, or the headset pulled out: the device itself has paused. */
function followPause(video: HTMLVideoElement, player: LecturePlayer) {
  const isOurs = player.state().phase !== 'playing' || video.ended || video.readyState === 0
  if (!isOurs) player.pause('person')
}

/** The picture was started from outside: only where the player would have started it too. */
function followPlay(video: HTMLVideoElement, player: LecturePlayer) {
  const { phase } = player.state()
  if (phase === 'ready' || phase === 'paused') player.play()
  const after = player.state().phase
  if (after !== 'playing' && after !== 'ending') video.pause()
}
