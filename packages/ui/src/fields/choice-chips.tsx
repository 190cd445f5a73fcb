import { Check } from 'lucide-react'
import { useId } from 'react'
import styles from './choice-chips.module.css'
import { RadioGroup, type RadioGroupWords } from './radio-group.tsx'

export type ChoiceChipsProps<Value extends string> = RadioGroupWords & {
  name?: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** One choice of a few short words; arrow keys move, as in every radio group. */
export function ChoiceChips<Value extends string>({
  name,
  options,
  value,
  onChange,
  ...words
}: ChoiceChipsProps<Value>) {
  const id = useId()
  return (
    <RadioGroup {...words}>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Check aria-hidden />
            {option.label}
          </label>
        ))}
      </div>
    </RadioGroup>
  )
}
