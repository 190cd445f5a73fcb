import { Button } from '@hygiene/ui'
import { CircleCheck, CloudOff, RefreshCw } from 'lucide-react'
import type { CheckInState } from './check-in-work.ts'
import styles from './unsent-strip.module.css'

const CLOCK_WRONG_MS = 60_000

/** Shows at all times which records are only on this phone and whether the server is reachable. */
export function UnsentStrip({ state, onSend }: { state: CheckInState; onSend: () => void }) {
  const { unsent, line, clockAheadMs } = state
  const isAway = line === 'away'
  const Icon = isAway ? CloudOff : unsent.length > 0 ? RefreshCw : CircleCheck
  return (
    <div className={styles.strip} data-away={isAway || undefined}>
      <p role="status">
        <Icon aria-hidden />
        <span>
          <strong>보내지 않은 기록 {unsent.length}건</strong>
          <span>{lineText(state)}</span>
          {Math.abs(clockAheadMs) > CLOCK_WRONG_MS && (
            <span>휴대전화 시각이 {clockText(clockAheadMs)} 협회 시각에 맞추어 기록합니다.</span>
          )}
        </span>
      </p>
      {(isAway || unsent.length > 0) && (
        <Button tone="secondary" onClick={onSend}>
          지금 보내기
        </Button>
      )}
    </div>
  )
}

function lineText({ line, unsent, closed }: CheckInState): string {
  if (line === 'away') return '인터넷 없음. 기록은 휴대전화에 보관했다가 보냅니다.'
  if (unsent.length === 0) return line === 'asking' ? '연결하는 중입니다.' : '모두 보냈습니다.'
  return closed ?? '보내는 중입니다.'
}

function clockText(aheadMs: number): string {
  const minutes = Math.round(Math.abs(aheadMs) / CLOCK_WRONG_MS)
  return aheadMs > 0 ? `${minutes}분 늦어` : `${minutes}분 빨라`
}
