import { Smartphone, X } from 'lucide-react'
import { changePlayer, type PlayerSettings } from '../player-settings.ts'
import styles from './turn-hint.module.css'

export function TurnHint({ settings }: { settings: PlayerSettings }) {
  if (!settings.turnHint) return null
  return (
    <div className={styles.hint}>
      <Smartphone aria-hidden />
      <p>
        <strong>옆으로 돌려주세요</strong> 더 크게 보입니다
      </p>
      <button type="button" aria-label="안내 닫기" onClick={() => changePlayer({ turnHint: false })}>
        <X aria-hidden />
      </button>
    </div>
  )
}
