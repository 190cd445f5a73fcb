import { browserStore } from '@hygiene/client/browser-store'
import type { Refused } from '@hygiene/client'
import type { Progress, ProgressAnswer } from './progress/progress.ts'
import { type ProgressQueue, createProgressQueue, type SaveState } from './progress/progress-queue.ts'
import { progressStoreIn } from './progress/progress-store.ts'
import { sendProgress } from './progress/send-progress.ts'
import { chime } from './media/chime.ts'
import { createScreenAwake } from '../../../app/device/screen-awake.ts'
import type { LectureKey, Opened } from './open-player.ts'
import { playerSettings } from './player-settings.ts'
import type { WatchAction, WatchEvent } from './watch/watch-events.ts'
import { isAtMark, openWatch, type WatchState } from './watch/watch-state.ts'
import { stepWatch } from './watch/watch-step.ts'

export type PlayerView = { watch: WatchState; save: SaveState }

export type PlayerWiring = {
  video: HTMLVideoElement
  lecture: LectureKey
  opened: Opened
  onView: (view: PlayerView) => void
  onEnded: () => void
  onRefused: (refused: Refused) => void
}

export type LecturePlayer = {
  play: () => void
  /** Plays without another press. Does not play at a 40-minute check or on a hidden page. */
  begin: () => void
  pause: (by: 'person' | 'hidden') => void
  show: () => void
  seek: (to: number) => void
  putAway: () => void
  /** Reads the video's position, every 500 ms and before anything that needs it exactly. */
  view: () => void
  ranOut: () => void
  retry: () => void
  startAgain: () => void
  state: () => WatchState
  finishSaving: () => Promise<void>
  dispose: () => void
}

const SAVE_WAIT_MS = 3000

export function createLecturePlayer(wiring: PlayerWiring): LecturePlayer {
  const { video, opened } = wiring
  const awake = createScreenAwake()
  let view = firstView(opened)
  let readAt = performance.now()
  const queue: ProgressQueue = createProgressQueue({
    lease: { ...wiring.lecture, leaseNo: opened.lease.leaseNo },
    lastSequence: opened.lease.lastSequence,
    store: progressStoreIn(browserStore),
    send: sendProgress,
    now: () => Date.now(),
    isOnline: () => navigator.onLine,
    onAnswer: hear,
    onRefused: (refused) => {
      dispatch({ kind: 'lease-lost' })
      wiring.onRefused(refused)
    },
    onSaveState: noteSaving,
  })

  function show(next: Partial<PlayerView>) {
    view = { ...view, ...next }
    wiring.onView(view)
  }

  function dispatch(event: WatchEvent) {
    const { state, actions } = stepWatch(view.watch, event)
    show({ watch: state })
    awake.set(state.phase === 'playing')
    for (const action of actions) perform(action)
  }

  function perform(action: WatchAction) {
    switch (action.action) {
      case 'play':
        return startPicture()
      case 'pause':
        return video.pause()
      case 'seek':
        video.currentTime = action.to
        return undefined
      case 'record':
        return queue.add(action.record)
      case 'keep':
        return queue.keep(action.record)
      case 'chime':
        return chime(playerSettings().volume / 100)
      case 'notify-ended':
        return wiring.onEnded()
    }
  }

  function startPicture() {
    video.play().catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      // Any other rejection means that the video was paused or reloaded; errors arrive by their own event.
      if (isRefused) dispatch({ kind: 'pause', by: 'person' })
    })
  }

  function hear(answer: ProgressAnswer, progress: Progress, isLast: boolean) {
    const mayPlay = document.visibilityState === 'visible'
    const recordedAt = Number(progress.studyTime)
    dispatch({ kind: 'answered', answer: { ...answer, recordedAt, isLast }, mayPlay })
    if (isLast && mayPlay && view.watch.pausedBy === 'connection') play()
  }

  function noteSaving(save: SaveState) {
    show({ save })
    const isForNothing = save.kind === 'waiting' && !queue.mayStart() && view.watch.phase === 'playing'
    if (isForNothing) dispatch({ kind: 'wait' })
  }

  function check() {
    const now = performance.now()
    const wallSeconds = (now - readAt) / 1000
    readAt = now
    if (video.readyState > 0 && !video.seeking) {
      dispatch({ kind: 'tick', position: video.currentTime, wallSeconds })
    }
  }

  function play() {
    check()
    dispatch({ kind: queue.mayStart() ? 'play' : 'wait' })
  }

  function pause(by: 'person' | 'hidden') {
    check()
    dispatch({ kind: 'pause', by })
  }

  return {
    play,
    begin: () => {
      if (document.visibilityState === 'visible' && !isAtMark(view.watch)) play()
    },
    pause,
    view: check,
    show: () => {
      const isPromptOpen = document.querySelector('dialog[open]') !== null
      if (view.watch.phase === 'paused' && view.watch.pausedBy === 'hidden' && !isPromptOpen) play()
    },
    seek: (to) => {
      check()
      dispatch({ kind: 'seek', to })
    },
    putAway: () => dispatch({ kind: 'put-away' }),
    ranOut: () => dispatch({ kind: 'ran-out' }),
    retry: () => {
      queue.retry()
      if (view.watch.pausedBy === 'connection' && queue.mayStart()) play()
    },
    startAgain: () => {
      if (view.watch.phase === 'playing') startPicture()
    },
    state: () => view.watch,
    finishSaving: () => {
      pause('person')
      return queue.settle(SAVE_WAIT_MS)
    },
    dispose: () => {
      queue.detach()
      pause('person')
      awake.set(false)
    },
  }
}

export function firstView({ info, class: lecture, lease }: Opened): PlayerView {
  const watch = openWatch({
    studyTime: info.studyTime,
    durationSeconds: lecture.durationSeconds,
    checkpointsPassed: lease.checkpointsPassed,
  })
  return { watch, save: { kind: 'idle' } }
}
