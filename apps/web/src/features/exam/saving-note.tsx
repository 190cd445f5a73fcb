import { Check, CloudOff, RefreshCw } from 'lucide-react'
import type { Saving } from './answer-saver.ts'
import styles from './exam.module.css'

const NOTES = {
  saving: { Icon: RefreshCw, words: '저장 중' },
  saved: { Icon: Check, words: '저장됨' },
  waiting: { Icon: CloudOff, words: '저장 대기(오프라인)' },
} as const

export function SavingNote({ saving }: { saving: Saving }) {
  if (saving === 'idle') return null
  const { Icon, words } = NOTES[saving]
  return (
    <output className={styles.saving}>
      <Icon aria-hidden />
      {words}
    </output>
  )
}
