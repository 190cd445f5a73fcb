import { formatSeoulDate, seoulWeekday } from '@hygiene/domain/time/seoul-day'
import { type Weekday, weekdays } from '@hygiene/domain/in-person/series/series-days'
import { Button, ChoiceChips, DateField, FieldError, SelectField } from '@hygiene/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { SeriesTyped, SeriesWrong } from './series-form.ts'
import styles from './series.module.css'

export type SeriesFieldsProps = {
  typed: SeriesTyped
  wrong: SeriesWrong
  onType: (more: Partial<SeriesTyped>) => void
}

const KINDS = [
  { value: 'list', label: '날짜 고르기' },
  { value: 'weekly', label: '매주' },
  { value: 'monthly', label: '매달' },
] as const
const EVERY_WEEKS = ['매주', '2주마다', '3주마다', '4주마다']
const WEEKS = ['첫째', '둘째', '셋째', '넷째', '마지막']
const numbered = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: String(index + 1), label }))

export function PatternFields({ typed, wrong, onType }: SeriesFieldsProps) {
  return (
    <>
      <ChoiceChips
        legend="어느 날"
        name="kind"
        options={KINDS}
        value={typed.kind}
        onChange={(kind) => onType({ kind })}
      />
      {typed.kind === 'list' ? (
        <DayList {...{ typed, wrong, onType }} />
      ) : (
        <Span {...{ typed, wrong, onType }} />
      )}
    </>
  )
}

function DayList({ typed: { days }, wrong, onType }: SeriesFieldsProps) {
  const [next, setNext] = useState('')
  function add() {
    if (next !== '') onType({ days: [...new Set([...days, next])].toSorted() })
    setNext('')
  }
  return (
    <div className={styles.days}>
      <div className={styles.addDay}>
        <DateField
          label="추가할 날짜"
          name="days"
          type="date"
          value={next}
          error={wrong.days}
          onChange={({ target }) => setNext(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || next === '') return
            event.preventDefault()
            add()
          }}
        />
        <Button tone="secondary" onClick={add}>
          날짜 추가
        </Button>
      </div>
      <ul className={styles.chosen} aria-label="고른 날짜">
        {days.map((day) => (
          <li key={day}>
            {formatSeoulDate(day)} ({seoulWeekday(day)})
            <button
              type="button"
              aria-label={`${formatSeoulDate(day)} 삭제`}
              onClick={() => onType({ days: days.filter((one) => one !== day) })}
            >
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Span({ typed, wrong, onType }: SeriesFieldsProps) {
  const date = (name: 'from' | 'until', label: string) => (
    <DateField
      label={label}
      name={name}
      type="date"
      value={typed[name]}
      error={wrong[name]}
      onChange={({ target }) => onType({ [name]: target.value })}
    />
  )
  return (
    <div className={styles.fields}>
      {date('from', '첫날')}
      {date('until', '마지막 날')}
      {typed.kind === 'weekly' ? (
        <>
          <SelectField
            label="얼마마다"
            name="everyWeeks"
            options={numbered(EVERY_WEEKS)}
            value={typed.everyWeeks}
            onChange={({ target }) => onType({ everyWeeks: target.value })}
          />
          <Weekdays {...{ typed, wrong, onType }} />
        </>
      ) : (
        <>
          <SelectField
            label="몇째 주"
            name="week"
            options={numbered(WEEKS)}
            value={typed.week}
            onChange={({ target }) => onType({ week: target.value })}
          />
          <SelectField
            label="요일"
            name="weekday"
            options={weekdays.map((value) => ({ value, label: `${value}요일` }))}
            value={typed.weekday}
            onChange={({ target }) => onType({ weekday: target.value as Weekday })}
          />
        </>
      )}
    </div>
  )
}

function Weekdays({ typed: { weekdays: chosen }, wrong, onType }: SeriesFieldsProps) {
  const toggle = (day: Weekday) =>
    onType({ weekdays: chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day] })
  return (
    <fieldset className={styles.ticks}>
      <legend>요일</legend>
      {weekdays.map((day) => (
        <label key={day} className={styles.tick}>
          <input
            type="checkbox"
            name="weekdays"
            checked={chosen.includes(day)}
            onChange={() => toggle(day)}
          />
          {day}
        </label>
      ))}
      <FieldError id="weekdays-error" error={wrong.weekdays} />
    </fieldset>
  )
}
