import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import { NoticeBox, VisuallyHidden } from '@hygiene/ui'
import { timeLeftText } from '../../../shared/time-left/time-left-text.ts'
import { useTimeLeft } from '../../../shared/time-left/use-time-left.ts'

const MINUTE_MS = 60_000

/** Counts down as «14:32까지 자리를 잡아 두었습니다». A screen reader announces it at five minutes and at one. */
export function HoldClock({ until, onEnd }: { until: string; onEnd: () => void }) {
  const leftMs = useTimeLeft(until, onEnd)
  const isShort = leftMs <= 5 * MINUTE_MS
  return (
    <NoticeBox
      tone={isShort ? 'warn' : 'info'}
      title={`${holdText(new Date(until), leftMs)}까지 자리를 잡아 두었습니다.`}
    >
      <p>
        <span role="timer">
          남은 시간 <strong>{timeLeftText(leftMs)}</strong>
        </span>
        . 그때까지 결제하지 않으시면 자리가 다른 분께 넘어갑니다.
      </p>
      <VisuallyHidden>
        <span role="status">{warningAt(leftMs)}</span>
      </VisuallyHidden>
    </NoticeBox>
  )
}

function holdText(until: Date, leftMs: number): string {
  const begins = new Date(until.getTime() - leftMs)
  const time = seoulTime(until)
  return seoulDay(until) === seoulDay(begins) ? time : `${monthDayOnScreen(seoulDay(until))} ${time}`
}

function warningAt(leftMs: number): string {
  if (leftMs <= MINUTE_MS) return '자리를 잡아 둔 시간이 1분 남았습니다.'
  return leftMs <= 5 * MINUTE_MS ? '자리를 잡아 둔 시간이 5분 남았습니다.' : ''
}
