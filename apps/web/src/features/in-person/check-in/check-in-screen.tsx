import { call } from '@hygiene/client'
import { browserStore } from '@hygiene/client/browser-store'
import { openCheckIn } from '@hygiene/contracts/in-person/check-in/open-check-in'
import { recordCheckInScans } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { Button, EmptyState, NoticeBox, Spinner } from '@hygiene/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useHashSecret } from '../../../app/router/use-hash-secret.ts'
import { keepWithoutNetwork } from '../../../app/without-network/keep-without-network.ts'
import styles from './check-in.module.css'
import { CheckInAtWork } from './check-in-at-work.tsx'
import { codeIn } from './check-in-code.ts'
import { type CheckInWork, createCheckInWork } from './check-in-work.ts'
import { keepTalking } from './keep-talking.ts'
import { openPhoneMemory } from './kept/phone-memory.ts'

/** Treats a network that accepts the request but never answers as unavailable. */
const ANSWER_WITHIN_MS = 15_000
const CHANGED = 'checkInChanged'

/**
 * `noCode` means that no link was opened on this phone. `noStore` means that the browser stores nothing, so nothing may be
 * recorded.
 */
type FoundCheckIn =
  | { kind: 'opening' }
  | { kind: 'noCode' }
  | { kind: 'noStore' }
  | { kind: 'work'; work: CheckInWork; hurry: () => void }

/** Keeps the check-in synchronised with the server and other tabs while the screen is open. */
function useCheckInWork(code: string | null): FoundCheckIn {
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
  // Asks the browser to keep the records when the disk is full. Recording does not depend on the answer.
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

export function CheckInScreen() {
  const found = useCheckInWork(useHashSecret('checkInCode', codeIn))
  useEffect(() => void keepWithoutNetwork('check-in'), [])

  if (found.kind === 'work') return <AtCheckIn work={found.work} hurry={found.hurry} />
  return (
    <Plain>
      {found.kind === 'opening' && <Waiting />}
      {found.kind === 'noCode' && <EmptyState message={REFUSALS.CHECK_IN_UNKNOWN.message} />}
      {found.kind === 'noStore' && (
        <NoticeBox tone="error" title="이 브라우저에는 출석 기록을 보관할 수 없습니다." live>
          <p>사생활 보호(시크릿) 창을 닫고 일반 창에서 협회가 보내드린 주소를 다시 열어주세요.</p>
        </NoticeBox>
      )}
    </Plain>
  )
}

function AtCheckIn({ work, hurry }: { work: CheckInWork; hurry: () => void }) {
  const state = useStore(work.state)
  if (state.checkIn) return <CheckInAtWork work={work} state={state} checkIn={state.checkIn} hurry={hurry} />
  return (
    <Plain>
      {state.closed && <EmptyState message={state.closed} />}
      {!state.closed && state.line !== 'away' && <Waiting />}
      {!state.closed && state.line === 'away' && (
        <NoticeBox tone="warn" title="명단을 아직 받지 못했습니다." live>
          <p>
            이 휴대전화에서 처음 여실 때에는 인터넷이 필요합니다. 한 번 열린 뒤에는 인터넷 없이도 쓰실 수
            있습니다.
          </p>
        </NoticeBox>
      )}
      {state.line === 'away' && (
        <Button wide onClick={hurry}>
          다시 시도
        </Button>
      )}
    </Plain>
  )
}

function Plain({ children }: { children: ReactNode }) {
  return (
    <div className={styles.plain}>
      <h1 className={styles.title}>출석 확인</h1>
      {children}
    </div>
  )
}

function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      <Spinner /> 명단을 여는 중입니다.
    </p>
  )
}
