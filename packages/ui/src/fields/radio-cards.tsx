import { type ReactNode, useId } from 'react'
import styles from './radio-cards.module.css'
import { RadioGroup, type RadioGroupText } from './radio-group.tsx'

export type RadioCard<Value extends string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  after?: ReactNode
  remark?: ReactNode
  unavailable?: boolean
}

export type RadioCardsProps<Value extends string> = RadioGroupText & {
  name?: string
  options: readonly RadioCard<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** `stack` places cards below each other, `row` side by side if there is room, `pair` in twos. */
  arrange?: 'stack' | 'row' | 'pair'
}

export function RadioCards<Value extends string>({
  name,
  options,
  value,
  onChange,
  arrange = 'stack',
  ...text
}: RadioCardsProps<Value>) {
  const id = useId()
  return (
    <RadioGroup {...text} name={name}>
      <div className={styles.cards} data-arrange={arrange}>
        {options.map((option) => (
          <div key={option.value} className={styles.card} data-unavailable={option.unavailable || undefined}>
            <label className={styles.choice}>
              <input
                type="radio"
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                disabled={option.unavailable}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.text}>
                <span className={styles.label}>{option.label}</span>
                {option.description && <span className={styles.description}>{option.description}</span>}
              </span>
            </label>
            {option.after && <div className={styles.after}>{option.after}</div>}
            {option.remark && <div className={styles.remark}>{option.remark}</div>}
          </div>
        ))}
      </div>
    </RadioGroup>
  )
}
