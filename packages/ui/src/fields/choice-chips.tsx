import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './choice-chips.module.css'
import { RadioGroup, type RadioGroupText } from './radio-group.tsx'

export type ChoiceChip<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
}

export type ChoiceChipsProps<Value extends string> = RadioGroupText & {
  name?: string
  options: readonly ChoiceChip<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  arrange?: 'chips' | 'switch'
}

const LONG = 6

export function ChoiceChips<Value extends string>({
  name,
  options,
  value,
  onChange,
  arrange = 'chips',
  ...text
}: ChoiceChipsProps<Value>) {
  const id = useId()
  const isLong = options.some(({ label }) => label.length > LONG)
  return (
    <RadioGroup {...text} name={name}>
      <div className={styles.chips} data-arrange={arrange} data-long={isLong || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip} data-value={option.value}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon ?? <Check aria-hidden className={styles.tick} />}
            {option.label}
          </label>
        ))}
      </div>
    </RadioGroup>
  )
}
