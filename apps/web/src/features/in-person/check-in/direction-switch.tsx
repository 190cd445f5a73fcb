import { ChoiceChips } from '@hygiene/ui'
import { LogIn, LogOut } from 'lucide-react'
import styles from './direction-switch.module.css'
import type { Direction } from './kept/check-in-records.ts'

const CHOICES = [
  { value: 'in', label: '입실', icon: <LogIn aria-hidden /> },
  { value: 'out', label: '퇴실', icon: <LogOut aria-hidden /> },
] as const

type DirectionSwitchProps = { direction: Direction; onChange: (next: Direction) => void }

export function DirectionSwitch({ direction, onChange }: DirectionSwitchProps) {
  return (
    <div className={styles.switch}>
      <ChoiceChips
        arrange="switch"
        name="direction"
        legend="무엇을 기록할까요?"
        hideLegend
        options={CHOICES}
        value={direction}
        onChange={onChange}
      />
    </div>
  )
}
