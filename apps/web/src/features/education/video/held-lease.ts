import { browserStore } from '@hygiene/client/browser-store'

/** The lease of this browser's player, kept so that a reload, or the phone's restart, is not a second player. */
const KEY = 'lecture-lease'
const LOCK = 'lecture-player'
/** A page that is being left gives its lock up within this. */
const LOCK_WAIT_MS = 1500

export const heldLeaseNo = () => browserStore.getItem(KEY)
export const keepLeaseNo = (leaseNo: string) => browserStore.setItem(KEY, leaseNo)

/**
 * Makes this page the browser's one player; answers how to give that up, or null while another page plays, whose
 * lease and running records are then left alone. In a browser without locks, or that refuses them, every page may play.
 */
export async function becomePlayer(waitMs = LOCK_WAIT_MS): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {}
  // The lock is held until the resolver that is answered here is called.
  return new Promise((answer) => {
    navigator.locks
      .request(LOCK, { signal: AbortSignal.timeout(waitMs) }, () => new Promise<void>(answer))
      .catch((error: unknown) => answer(isWaitOver(error) ? null : () => {}))
  })
}

const isWaitOver = (error: unknown) =>
  error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name)
