import type { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button, NoticeBox } from '@hygiene/ui'
import { useState } from 'react'
import { isMoveSeen, markMoveSeen } from '../../app/browser-storage/seen-moves.ts'

type Moved = NonNullable<EntityOf<typeof listInPersonEnrolments>['list'][number]['moved']>
type MovedNoticeProps = {
  moved: Moved
  now: { location: string; startsAt: Date }
  /** Is true for a paid seat, whose slip names the previous place. */
  hasSlip: boolean
}

export function MovedNotice({ moved, now, hasSlip }: MovedNoticeProps) {
  const [isSeen, setIsSeen] = useState(() => isMoveSeen(moved.changeKey))
  if (isSeen) return null

  function see() {
    markMoveSeen(moved.changeKey)
    setIsSeen(true)
  }

  return (
    <NoticeBox tone="warn" title={movedText(moved, now)}>
      {hasSlip && <p>전에 받으신 수강증은 쓰실 수 없습니다. 새 수강증을 보여주세요.</p>}
      <Button tone="secondary" size="small" onClick={see}>
        확인했습니다
      </Button>
    </NoticeBox>
  )
}

function movedText({ location, startsAt }: Moved, now: MovedNoticeProps['now']): string {
  if (location !== now.location) return `교육장이 바뀌었습니다: ${location} → ${now.location}`
  return `교육 일시가 바뀌었습니다: ${when(new Date(startsAt))} → ${when(now.startsAt)}`
}

function when(at: Date): string {
  return `${monthDayOnScreen(seoulDay(at))} ${seoulTime(at)}`
}
