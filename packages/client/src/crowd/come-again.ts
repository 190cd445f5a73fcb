import type { Crowded } from './crowded.ts'

/** A server that sends away so often in a row is told of like a broken one. */
const MOST_SENT_AWAY = 4

export interface Visits {
  /** Waits as long as the server asked; false where the call is given up. */
  comeAgain: (crowded: Crowded) => Promise<boolean>
  /** The call is over: what was shown goes away. */
  end: () => void
}

/** The tries of one call. A line is shown with place and time; without a line it comes again silently. */
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
