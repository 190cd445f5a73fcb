import { Button, Spinner } from '@hygiene/ui'
import { Play } from 'lucide-react'
import { TO_SUPPORT } from '../../../../app/association/association.ts'
import type { PictureState } from '../use-picture.ts'
import type { WatchState } from '../watch/watch-state.ts'
import styles from './center-stage.module.css'

type CenterStageProps = {
  phase: WatchState['phase']
  isCutOff: boolean
  picture: PictureState
  greeting: string
  onPlay: () => void
  onReload: () => void
}

const OFFLINE = '인터넷 연결이 끊겼습니다. 연결되면 이어서 재생합니다.'

export function CenterStage(props: CenterStageProps) {
  const { phase, isCutOff, picture, onPlay, onReload } = props
  if (picture === 'failed') {
    return (
      <Sheet text={`강의를 재생하지 못했습니다. 계속되면 ${TO_SUPPORT} 전화해주세요.`}>
        <Button onClick={onReload}>다시 시도</Button>
      </Sheet>
    )
  }
  if (picture === 'offline' || isCutOff) {
    return (
      <Sheet text={OFFLINE}>
        <Button onClick={picture === 'offline' ? onReload : onPlay}>다시 시도</Button>
      </Sheet>
    )
  }
  if (phase === 'ready' || phase === 'paused') return <BigPlay {...props} />
  if (phase === 'playing' && (picture === 'loading' || picture === 'stalled')) {
    return (
      <div className={styles.center}>
        <Spinner label="강의를 불러오는 중입니다." />
      </div>
    )
  }
  return null
}

function BigPlay({ phase, greeting, onPlay }: Pick<CenterStageProps, 'phase' | 'greeting' | 'onPlay'>) {
  return (
    <div className={styles.center} data-bare={phase === 'paused' || undefined}>
      {phase === 'ready' && <p className={styles.text}>{greeting}</p>}
      <button type="button" className={styles.play} onClick={onPlay}>
        <Play aria-hidden />
        {phase === 'ready' ? '재생하기' : '이어서 재생'}
      </button>
    </div>
  )
}

function Sheet({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className={styles.center}>
      <p className={styles.text} role="alert">
        {text}
      </p>
      {children}
    </div>
  )
}
