import { VisuallyHidden } from '@hygiene/ui'
import { LogIn, LogOut } from 'lucide-react'
import styles from './door-controls.module.css'
import type { Direction } from './kept/door-records.ts'

const CHOICES = [
  { value: 'in', label: '입실', Icon: LogIn },
  { value: 'out', label: '퇴실', Icon: LogOut },
] as const

/** Whether people come or go; under the thumb, because it decides what every scan means. */
export function DirectionSwitch({
  direction,
  onChange,
}: {
  direction: Direction
  onChange: (next: Direction) => void
}) {
  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>무엇을 기록할까요?</VisuallyHidden>
      </legend>
      {CHOICES.map(({ value, label, Icon }) => (
        <label key={value} data-direction={value}>
          <input
            type="radio"
            name="direction"
            value={value}
            checked={value === direction}
            onChange={() => onChange(value)}
          />
          <Icon aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
