/** Keeps the phone's screen on while the lecture plays. The browser releases the lock by itself when the page is hidden. */
export function createScreenAwake() {
  let lock: WakeLockSentinel | null = null
  let isWanted = false

  async function request() {
    if (!('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (!isWanted) await lock.release()
    } catch (error) {
      // The browser refuses the lock when the battery is low or the page is being hidden; the lecture plays anyway.
      if (!(error instanceof DOMException)) throw error
    }
  }

  return {
    set: (next: boolean) => {
      if (next === isWanted) return
      isWanted = next
      if (next) void request()
      else void lock?.release()
    },
  }
}
