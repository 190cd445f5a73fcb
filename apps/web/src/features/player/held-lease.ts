/** The lease of this browser's player, kept so that a reload, or the phone's restart, is not a second player. */
const KEY = 'lecture-lease'
const LOCK = 'lecture-player'
/** A page that is being left gives its lock up within this. */
const LOCK_WAIT_MS = 1500

export const heldLeaseNo = () => localStorage.getItem(KEY)
export const keepLeaseNo = (leaseNo: string) => localStorage.setItem(KEY, leaseNo)

/**
 * Makes this page the browser's one player; answers how to give that up, or null while another page plays, whose
 * lease and running records are then left alone. In a browser without locks every page may play.
 */
export async function becomePlayer(waitMs = LOCK_WAIT_MS): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {}
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: taken, resolve: answer } = Promise.withResolvers<boolean>()

  navigator.locks
    .request(LOCK, { signal: AbortSignal.timeout(waitMs) }, () => {
      answer(true)
      return released
    })
    .catch(() => answer(false))
  return (await taken) ? release : null
}
