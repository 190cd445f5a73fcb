import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { type SeoulDay, seoulDay } from '@hygiene/domain/time/seoul-day'
import { Button, VisuallyHidden } from '@hygiene/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { CalendarDay } from './for-every-trade.ts'
import styles from './month-calendar.module.css'
import { shiftMonth, weeksOf } from './session-search.ts'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

type MonthCalendarProps = {
  month: string
  days: readonly CalendarDay[]
  picked: SeoulDay
  onMonth: (month: string) => void
  onPick: (day: SeoulDay) => void
}

/** Renders a table of buttons. Each day shows its offer in words, «3곳», «마감» or «예정», which is also its accessible name. */
export function MonthCalendar({ month, days, picked, onMonth, onPick }: MonthCalendarProps) {
  const [today] = useState(() => seoulDay(new Date()))
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Button
          tone="secondary"
          size="small"
          unavailable={month <= today.slice(0, 7)}
          onClick={() => onMonth(shiftMonth(month, -1))}
        >
          <ChevronLeft aria-hidden />
          이전 달
        </Button>
        <p className={styles.month} aria-live="polite">
          {monthText(month)}
        </p>
        <Button tone="secondary" size="small" onClick={() => onMonth(shiftMonth(month, 1))}>
          다음 달
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <table className={styles.days}>
        <caption>
          <VisuallyHidden>{monthText(month)} 교육 일정</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
                <VisuallyHidden>요일</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                <td key={WEEKDAYS[weekday]}>
                  {day && (
                    <Day
                      day={day}
                      offer={day < today ? undefined : days.find(({ date }) => date === day)}
                      isPicked={day === picked}
                      onPick={() => onPick(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend} aria-hidden>
        <span data-mark="open">교육이 있는 날</span>
        <span data-mark="full">마감·접수 예정</span>
        <span data-mark="picked">선택한 날</span>
      </p>
    </div>
  )
}

type DayProps = {
  day: SeoulDay
  offer: CalendarDay | undefined
  isPicked: boolean
  onPick: () => void
}

function Day({ day, offer, isPicked, onPick }: DayProps) {
  const date = Number(day.slice(8))
  if (!offer) return <span className={styles.empty}>{date}</span>
  return (
    <button
      type="button"
      className={styles.day}
      data-full={offer.openVenues === 0 || undefined}
      aria-pressed={isPicked}
      title={monthDayOnScreen(day)}
      onClick={onPick}
    >
      <span>
        {date}
        <VisuallyHidden>일</VisuallyHidden>
      </span>
      <span className={styles.mark}>{markOf(offer)}</span>
    </button>
  )
}

function markOf({ openVenues, laterVenues }: CalendarDay): string {
  if (openVenues > 0) return `${openVenues}곳`
  return laterVenues > 0 ? '예정' : '마감'
}

function monthText(month: string): string {
  const [year, number] = month.split('-')
  return `${year}년 ${Number(number)}월`
}
