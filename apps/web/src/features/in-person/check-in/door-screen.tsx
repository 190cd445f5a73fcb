import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { Button, EmptyState, NoticeBox, Spinner } from '@hygiene/ui'
import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import { useHashSecret } from '../../../app/router/use-hash-secret.ts'
import { keepWithoutNetwork } from '../../../app/without-network/keep-without-network.ts'
import { DoorAtWork } from './door-at-work.tsx'
import { codeIn } from './door-code.ts'
import type { DoorWork } from './door-work.ts'
import styles from './door.module.css'
import { useDoorWork } from './use-door-work.ts'

/** /door: attendance on staff phones, with or without a network. */
export function DoorScreen() {
  const found = useDoorWork(useHashSecret('doorCode', codeIn))
  useEffect(() => void keepWithoutNetwork('door'), [])

  if (found.kind === 'work') return <AtDoor work={found.work} hurry={found.hurry} />
  return (
    <Plain>
      {found.kind === 'opening' && <Waiting />}
      {found.kind === 'noCode' && <EmptyState message={REFUSALS.DOOR_UNKNOWN.message} />}
      {found.kind === 'noStore' && (
        <NoticeBox tone="error" title="이 브라우저에는 출석 기록을 보관할 수 없습니다." live>
          <p>사생활 보호(시크릿) 창을 닫고 일반 창에서 협회가 보내드린 주소를 다시 열어주세요.</p>
        </NoticeBox>
      )}
    </Plain>
  )
}

function AtDoor({ work, hurry }: { work: DoorWork; hurry: () => void }) {
  const state = useStore(work.state)
  if (state.door) return <DoorAtWork work={work} state={state} door={state.door} hurry={hurry} />
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
