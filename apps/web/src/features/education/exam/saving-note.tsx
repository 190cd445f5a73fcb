import { CircleCheck, CloudOff, RefreshCw } from 'lucide-react'
import type { Saving } from './answer-saver.ts'
import styles from './exam.module.css'

const NOTES = {
  saving: { Icon: RefreshCw, text: '저장하고 있습니다.' },
  saved: { Icon: CircleCheck, text: '저장했습니다.' },
  waiting: { Icon: CloudOff, text: '인터넷이 끊겨 이 기기에 두었습니다. 이어지면 저장합니다.' },
} as const

type SavingNoteProps = {
  saving: Saving
  /** What comes by itself, told before. */
  next: string | null
}

/** Says that the answer is saved, and that the page turns. */
export function SavingNote({ saving, next }: SavingNoteProps) {
  const note = saving === 'idle' ? null : NOTES[saving]
  return (
    <output className={styles.saving} data-saving={saving}>
      {note && (
        <>
          <note.Icon aria-hidden />
          <span>
            {note.text}
            {next && ` ${next}`}
          </span>
        </>
      )}
    </output>
  )
}
