import { seoulTime } from '@hygiene/domain/time/seoul-day'
import { Check, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import type { PlayerView } from '../lecture-player.ts'
import type { SaveState } from '../progress/progress-queue.ts'
import { spokenTime } from '../time-text.ts'
import type { WatchState } from '../watch/watch-state.ts'
import styles from './notes.module.css'

export function PlayerNotes({ watch, save }: PlayerView) {
  const sentence = sentenceOf(watch)
  return (
    <div className={styles.notes}>
      <output>
        {sentence && (
          <span className={styles.sentence}>
            <TriangleAlert aria-hidden />
            {sentence}
          </span>
        )}
      </output>
      <SaveNote save={save} />
    </div>
  )
}

function sentenceOf({ seekRefused, sentence, floor, phase }: WatchState): string | null {
  if (seekRefused?.where === 'ahead') return '아직 시청하지 않은 구간으로는 넘어갈 수 없습니다.'
  if (seekRefused?.where === 'behind') return `${spokenTime(floor)}보다 앞으로는 되돌릴 수 없습니다.`
  return phase === 'ending' ? '시청 기록을 마무리하고 있습니다. 잠시만 기다려주세요.' : sentence
}

function SaveNote({ save }: { save: SaveState }) {
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
