import { withParticle } from '@hygiene/domain'
import { Button, Spinner } from '@hygiene/ui'
import { Play } from 'lucide-react'
import { ASSOCIATION } from '../../../app/association/association.ts'
import { spokenTime } from '../time-words.ts'
import type { PictureState } from '../use-picture.ts'
import type { WatchState } from '../watch/watch-state.ts'
import styles from './center-stage.module.css'

type CenterStageProps = { watch: WatchState; picture: PictureState; onPlay: () => void; onReload: () => void }

const OFFLINE = '인터넷 연결이 끊겼습니다. 연결되면 이어서 재생합니다.'

/** The middle of the picture: the next command, or the reason for waiting. */
export function CenterStage({ watch, picture, onPlay, onReload }: CenterStageProps) {
  if (picture === 'failed') {
    return (
      <Sheet
        words={`강의를 재생하지 못했습니다. 계속되면 고객센터 ${withParticle(ASSOCIATION.phone, '으로')} 전화해주세요.`}
      >
        <Button onClick={onReload}>다시 시도</Button>
      </Sheet>
    )
  }
  if (picture === 'offline' || watch.pausedBy === 'connection') {
    return (
      <Sheet words={OFFLINE}>
        <Button onClick={picture === 'offline' ? onReload : onPlay}>다시 시도</Button>
      </Sheet>
    )
  }
  if (watch.phase === 'ready' || watch.phase === 'paused') return <BigPlay watch={watch} onPlay={onPlay} />
  if (watch.phase === 'playing' && (picture === 'loading' || picture === 'stalled')) {
    return (
      <div className={styles.center}>
        <Spinner label="강의를 불러오는 중입니다." />
      </div>
    )
  }
  return null
}

function BigPlay({ watch, onPlay }: Pick<CenterStageProps, 'watch' | 'onPlay'>) {
  return (
    <div className={styles.center} data-bare={watch.phase === 'paused' || undefined}>
      {watch.phase === 'ready' && <p className={styles.words}>{greetingOf(watch)}</p>}
      <button type="button" className={styles.play} onClick={onPlay}>
        <Play aria-hidden />
        {watch.phase === 'ready' ? '재생하기' : '이어서 재생'}
      </button>
    </div>
  )
}

function greetingOf({ isReview, floor }: WatchState): string {
  if (isReview) return '이미 끝까지 시청하신 강의입니다. 자유롭게 다시 보실 수 있습니다.'
  if (floor < 1) return '처음부터 재생합니다.'
  return `지난번 ${spokenTime(floor)}까지 들으셨습니다. 이어서 재생합니다.`
}

function Sheet({ words, children }: { words: string; children: React.ReactNode }) {
  return (
    <div className={styles.center}>
      <p className={styles.words} role="alert">
        {words}
      </p>
      {children}
    </div>
  )
}
