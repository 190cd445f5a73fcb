import { type ReactNode, useId } from 'react'
import { FieldError } from './field-frame.tsx'
import styles from './radio-cards.module.css'

export type RadioCard<Value extends string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  unavailable?: boolean
}

export type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  hint?: ReactNode
  error?: string
  name?: string
  options: readonly RadioCard<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** `stack`: one below the other; `row`: side by side where there is room; `pair`: two and two. */
  arrange?: 'stack' | 'row' | 'pair'
}

/** One choice of a few, each a large card; arrow keys move, as in every radio group. */
export function RadioCards<Value extends string>({
  legend,
  hint,
  error,
  name,
  options,
  value,
  onChange,
  arrange = 'stack',
}: RadioCardsProps<Value>) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.cards} data-arrange={arrange}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.card}
            data-unavailable={option.unavailable || undefined}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.unavailable}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
