import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { Button, EmptyState, NoticeBox, Spinner } from '@hygiene/ui'
import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import { useHashSecret } from '../../../app/router/use-hash-secret.ts'
import { keepWithoutNetwork } from '../../../app/without-network/keep-without-network.ts'
import { CheckInAtWork } from './check-in-at-work.tsx'
import { codeIn } from './check-in-code.ts'
import type { CheckInWork } from './check-in-work.ts'
import styles from './check-in.module.css'
import { useCheckInWork } from './use-check-in-work.ts'

/** /check-in: attendance on staff phones, with or without a network. */
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
