const RETRY_SECONDS = [2, 4, 8, 15] as const
const IDLE_SECONDS = 30

/**
 * Calls repeatedly: soon after a failure, then at growing intervals, and every half minute while all is well. The browser's
 * online event only triggers an earlier call, because `navigator.onLine` is also true on a network without internet.
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
    // New records during a call are sent immediately, but not to a server that is unreachable.
    const isUrgent = isWanted && isReached
    if (!isOver) timer = setTimeout(() => void round(), isUrgent ? 0 : seconds * 1000)
  }

  return {
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

/** A programming error must not stop the loop; it is reported like any other. */
function goOn(error: unknown): boolean {
  reportError(error)
  return false
}
