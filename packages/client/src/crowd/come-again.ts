import type { Crowded } from './crowded.ts'

/** After this many rejections in a row the server is reported as broken. */
const MOST_SENT_AWAY = 4

export interface Visits {
  comeAgain: (crowded: Crowded) => Promise<boolean>
  end: () => void
}

/** Manages the retries of one call. A queue is shown with place and time; without a queue the call is retried silently. */
export function visits(signal: AbortSignal | undefined): Visits {
  let sentAway = 0
  let leave: (() => void) | undefined
  return {
    async comeAgain({ place, retryMs }) {
      if (place) {
        const line = await import('./stand-in-line.tsx').catch(() => null)
        if (!line) return silently(retryMs, signal)
        const stand = line.standInLine(place, retryMs, signal)
        leave = stand.leave
        return stand.isOver
      }
      sentAway += 1
      if (sentAway >= MOST_SENT_AWAY) return false
      return silently(retryMs, signal)
    },
    end: () => leave?.(),
  }
}

async function silently(retryMs: number, signal: AbortSignal | undefined): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, retryMs))
  return !signal?.aborted
}
