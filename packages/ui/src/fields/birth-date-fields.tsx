import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field-frame.tsx'
import styles from './field.module.css'
import question from './radio-group.module.css'
import { type DateParts, daysOfMonth, offeredYears, withDay, withMonth, withYear } from './date-parts.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

export type BirthDateFieldsProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: string
  thisYear: number
  value: DateParts
  onChange: (value: DateParts) => void
}

/** Renders year (offered, or typed if older), month and day (specification section 2, birth-date selector). */
export function BirthDateFields({ legend, hint, error, thisYear, value, onChange }: BirthDateFieldsProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const ties = { 'aria-describedby': described, 'aria-invalid': error ? true : undefined } as const

  return (
    <fieldset className={question.group}>
      <legend className={question.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.parts}>
        <label className={styles.partBox}>
          <input
            {...ties}
            className={styles.control}
            inputMode="numeric"
            maxLength={4}
            list={`${id}-years`}
            autoComplete="bday-year"
            value={value.year}
            onChange={(event) => onChange(withYear(value, event.target.value))}
          />
          <span>년</span>
        </label>
        <datalist id={`${id}-years`}>
          {offeredYears(thisYear).map((year) => (
            <option key={year} value={year}>
              {year}년
            </option>
          ))}
        </datalist>
        <Part
          word="월"
          ties={ties}
          value={value.month}
          autoComplete="bday-month"
          options={MONTHS}
          onPick={(month) => onChange(withMonth(value, month))}
        />
        <Part
          word="일"
          ties={ties}
          value={value.day}
          autoComplete="bday-day"
          options={daysOfMonth(value)}
          onPick={(day) => onChange(withDay(value, day))}
        />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

type PartProps = {
  word: string
  ties: object
  value: string
  autoComplete: string
  options: readonly string[]
  onPick: (value: string) => void
}

function Part({ word, ties, value, autoComplete, options, onPick }: PartProps) {
  return (
    <label className={styles.partBox}>
      <span className={styles.selectBox}>
        <select
          {...ties}
          className={styles.control}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onPick(event.target.value)}
        >
          <option value="">선택</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </span>
      <span>{word}</span>
    </label>
  )
}
