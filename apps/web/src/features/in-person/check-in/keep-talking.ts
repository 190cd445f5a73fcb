const RETRY_SECONDS = [2, 4, 8, 15] as const
/** How often the list is asked for while nothing happens, and the longest wait for a network. */
const IDLE_SECONDS = 30

/**
 * Calls again and again: soon after a failure, then ever more slowly, and every half minute while all is well. The
 * browser's own word on the network only hurries it on: `navigator.onLine` is true in a venue whose network leads nowhere.
 */
export function keepTalking(talk: () => Promise<boolean>) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTalking = false
  let isWanted = false
  let isOver = false

  async function round() {
    if (isOver) return
    isWanted = isTalking
    if (isTalking) return
    isTalking = true
    clearTimeout(timer)
    const isReached = await talk().catch(goOn)
    isTalking = false
    const seconds = isReached ? IDLE_SECONDS : (RETRY_SECONDS[failures] ?? IDLE_SECONDS)
    failures = isReached ? 0 : failures + 1
    // Something new while we spoke does not wait, but neither does it drum on a server that is away.
    const isUrgent = isWanted && isReached
    if (!isOver) timer = setTimeout(() => void round(), isUrgent ? 0 : seconds * 1000)
  }

  return {
    /** There is something to say, or the network may be back. */
    hurry: () => {
      failures = 0
      void round()
    },
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** A fault of ours must not end the talk; it is reported like any other. */
function goOn(error: unknown): boolean {
  reportError(error)
  return false
}
