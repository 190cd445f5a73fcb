import { browserStore } from '@hygiene/client/browser-store'
import { openCheckIn } from '@hygiene/contracts/in-person/check-in/open-check-in'
import { recordCheckInScans } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import { useEffect, useState } from 'react'
import { call } from '@hygiene/client'
import { createCheckInWork, type CheckInWork } from './check-in-work.ts'
import { keepTalking } from './keep-talking.ts'
import { openPhoneMemory } from './kept/phone-memory.ts'

/** A network that takes the call and never answers is no network. */
const ANSWER_WITHIN_MS = 15_000
/** Written whenever the phone's records change, so that other tabs read them. */
const CHANGED = 'checkInChanged'

/** `noCode`: no link has been opened on this phone. `noStore`: the browser keeps nothing, so nothing may be recorded. */
export type FoundCheckIn =
  | { kind: 'opening' }
  | { kind: 'noCode' }
  | { kind: 'noStore' }
  | { kind: 'work'; work: CheckInWork; hurry: () => void }

/** The work of this phone at its entry, kept in talk with the server and with other tabs for as long as the screen is open. */
export function useCheckInWork(code: string | null): FoundCheckIn {
  const [found, setFound] = useState<FoundCheckIn>({ kind: 'opening' })

  useEffect(() => {
    const leaving = new AbortController()
    async function start() {
      const work = await startWork(code, leaving.signal).catch(noStore)
      if (!leaving.signal.aborted) setFound(work)
    }
    void start()
    return () => leaving.abort()
  }, [code])

  return found
}

function noStore(error: unknown): FoundCheckIn {
  reportError(error)
  return { kind: 'noStore' }
}

async function startWork(given: string | null, leaving: AbortSignal): Promise<FoundCheckIn> {
  const memory = await openPhoneMemory()
  if (given) await memory.keepCode(given)
  const code = given ?? (await memory.readCode())
  if (leaving.aborted || code === null) return { kind: 'noCode' }
  await memory.clearPast(new Date())
  // Asks the browser not to clear the records when the disk runs full; recording does not depend on the answer.
  void navigator.storage?.persist?.()

  const work = createCheckInWork({
    memory,
    code,
    open: (input) => call(openCheckIn, input, quietly()),
    send: (sent) => call(recordCheckInScans, sent, quietly()),
    now: Date.now,
    alone: (task) => ('locks' in navigator ? navigator.locks.request('checkIn', task) : task()),
    notifyOthers: () => browserStore.setItem(CHANGED, crypto.randomUUID()),
  })
  await work.readAgain()
  const talk = keepTalking(() => work.talk())
  const hurry = () => {
    if (document.visibilityState === 'visible') talk.hurry()
  }
  window.addEventListener('online', hurry, { signal: leaving })
  document.addEventListener('visibilitychange', hurry, { signal: leaving })
  const follow = ({ key }: StorageEvent) => {
    if (key === CHANGED) void work.readAgain()
  }
  window.addEventListener('storage', follow, { signal: leaving })
  leaving.addEventListener('abort', talk.stop)
  if (!leaving.aborted) talk.hurry()
  return { kind: 'work', work, hurry: talk.hurry }
}

const quietly = () =>
  ({ onBreakage: 'throw', isQuiet: true, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }) as const
