import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './date-control.module.css'
import { addDays, addMonths, dayInText, weeksOf } from './typed-date.ts'

type MonthGridProps = {
  chosen: string
  min: string | undefined
  max: string | undefined
  onPick: (day: string) => void
}

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })

/** Renders one month of days: arrow keys move by day, PageUp and PageDown by month. */
export function MonthGrid({ chosen, min, max, onPick }: MonthGridProps) {
  const [here, setHere] = useState(chosen || today())
  const grid = useRef<HTMLDivElement>(null)
  /** Keeps the focus on the two buttons, so that the month can be turned repeatedly. */
  const isTurned = useRef(false)
  const isOut = (day: string) =>
    (min !== undefined && day < min.slice(0, 10)) || (max !== undefined && day > max.slice(0, 10))
  useEffect(() => {
    if (!isTurned.current) grid.current?.querySelector<HTMLElement>(`[data-day="${here}"]`)?.focus()
    isTurned.current = false
  }, [here])
  function turn(by: 1 | -1) {
    isTurned.current = true
    setHere(addMonths(here, by))
  }

  function step(event: KeyboardEvent) {
    const next = STEPS[event.key]?.(here)
    if (next === undefined) return
    event.preventDefault()
    setHere(next)
  }
  return (
    <div className={styles.month} role="group" aria-label="날짜 선택">
      <div className={styles.head}>
        <button type="button" aria-label="이전 달" onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden />
        </button>
        <strong aria-live="polite">
          {Number(here.slice(0, 4))}년 {Number(here.slice(5, 7))}월
        </strong>
        <button type="button" aria-label="다음 달" onClick={() => turn(1)}>
          <ChevronRight aria-hidden />
        </button>
      </div>
      <div ref={grid} className={styles.days} role="grid" aria-label="날짜">
        <div role="row">
          {WEEKDAYS.map((day) => (
            <div key={day} role="columnheader">
              {day}
            </div>
          ))}
        </div>
        {weeksOf(here).map((week) => (
          <div key={week.find(Boolean)} role="row">
            {week.map((day, at) => (
              // Cells outside the month have no day to use as a key.
              <div key={day ?? `${here}-${at}`} role="gridcell">
                {day && (
                  <button
                    type="button"
                    tabIndex={day === here ? 0 : -1}
                    data-day={day}
                    aria-pressed={day === chosen}
                    aria-label={dayInText(day)}
                    disabled={isOut(day)}
                    onClick={() => onPick(day)}
                    onKeyDown={step}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
