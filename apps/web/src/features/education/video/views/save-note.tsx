import { Check, CloudOff, RefreshCw } from 'lucide-react'
import { seoulTime } from '@hygiene/domain/time/seoul-day'
import type { SaveState } from '../progress/progress-queue.ts'
import styles from './notes.module.css'

/** So that owners can trust that their minutes are kept. */
export function SaveNote({ save }: { save: SaveState }) {
  if (save.kind === 'idle') return null
  const [Icon, text] = textOf(save)
  return (
    <p className={styles.save} data-kind={save.kind}>
      <Icon aria-hidden />
      {text}
    </p>
  )
}

function textOf(save: Exclude<SaveState, { kind: 'idle' }>) {
  if (save.kind === 'saved') return [Check, `저장됨 ${seoulTime(new Date(save.at))}`] as const
  return save.kind === 'waiting'
    ? ([CloudOff, '저장 대기(오프라인)'] as const)
    : ([RefreshCw, '저장 중'] as const)
}
