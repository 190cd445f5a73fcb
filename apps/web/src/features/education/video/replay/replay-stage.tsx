import type { openReplay } from '@hygiene/contracts/education/study/open-replay'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { showAlert } from '@hygiene/ui'
import { X } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { connectMediaKeys } from '../media/media-keys.ts'
import type { LectureKey } from '../open-player.ts'
import { usePlayerSettings } from '../player-settings.ts'
import { useCommands } from '../use-commands.ts'
import { useControlsShown } from '../use-controls-shown.ts'
import { useLectures } from '../use-lectures.ts'
import { usePicture } from '../use-picture.ts'
import { usePlayerKeys } from '../use-player-keys.ts'
import { useSound } from '../use-sound.ts'
import { CaptionsLine } from '../views/captions-line.tsx'
import { CenterStage } from '../views/center-stage.tsx'
import { ControlButtons } from '../views/control-buttons.tsx'
import { LectureOutline } from '../views/lecture-outline.tsx'
import type { Frame } from '../views/player-frame.tsx'
import styles from '../views/player-stage.module.css'
import { SeekBar } from '../views/seek-bar.tsx'
import { ShortcutsDialog } from '../views/shortcuts-dialog.tsx'
import { TurnHint } from '../views/turn-hint.tsx'
import { VolumeRow } from '../views/volume-row.tsx'
import { createReplayPlayer, type ReplayPlayer, type ReplayView } from './replay-player.ts'
import { SpeedRow } from './speed-row.tsx'

const GREETING = '앞뒤로 자유롭게 넘기고, 빠르기를 바꿔 보실 수 있습니다.'

type ReplayStageProps = Frame & {
  lecture: LectureKey
  replayed: Replayed['class']
  begins: boolean
  onExpired: () => void
  onClose: () => void
}

export function ReplayStage(props: ReplayStageProps) {
  const { stage, video, full, lecture, replayed, begins, onExpired, onClose } = props
  const { filePath, captionPath, title, durationSeconds } = replayed
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const [openRow, setOpenRow] = useState<'volume' | 'speed' | null>(null)
  const settings = usePlayerSettings()

  async function notifyEnded() {
    await showAlert('영상이 종료되었습니다.', { title: '다시보기' })
    onClose()
  }

  const { player, view } = useReplay({
    video,
    lecture: replayed,
    speed: settings.speed,
    onEnded: () => void notifyEnded(),
  })
  const { phase, position } = view
  const isPlaying = phase === 'playing'
  const picture = usePicture({ video, player, address: filePath, onExpired })
  const lectures = useLectures(lecture.enrolmentNo)
  const canSetVolume = useSound(video)
  const openHelp = useCallback(() => setIsHelpOpen(true), [])
  const commands = useCommands({ player, fullScreen: full.toggle, help: openHelp })
  usePlayerKeys(stage, commands, isPlaying)
  const areControlsShown = useControlsShown(stage, isPlaying && openRow === null)
  const hasCaptions = captionPath !== null
  const toggled = (row: 'volume' | 'speed') => () => setOpenRow(openRow === row ? null : row)

  useEffect(() => {
    if (begins) player?.play()
  }, [player, begins])

  return (
    <div className={styles.over} data-idle={!areControlsShown || undefined}>
      <div className={styles.top} data-controls>
        <h1 className={styles.title}>{title}</h1>
        <button type="button" className={styles.close} onClick={onClose}>
          <X aria-hidden />
          닫기
        </button>
      </div>
      <div className={styles.middle}>
        <CenterStage
          phase={phase}
          isCutOff={false}
          picture={picture.state}
          greeting={GREETING}
          onPlay={commands.toggle}
          onReload={picture.reload}
        />
      </div>
      <div className={styles.text}>
        {full.fillsWindow && <p className={styles.turn}>휴대전화를 옆으로 돌려주세요.</p>}
        <CaptionsLine video={video} isOn={settings.captions && hasCaptions && isPlaying} />
      </div>
      <div className={styles.panel} data-controls>
        {!hasCaptions && <p className={styles.remark}>자막이 제공되지 않는 강의입니다.</p>}
        <SeekBar
          watch={{ position, durationSeconds, floor: 0, furthest: durationSeconds }}
          onSeek={(to) => player?.seek(to)}
        />
        {openRow === 'volume' && <VolumeRow settings={settings} canSet={canSetVolume} />}
        {openRow === 'speed' && <SpeedRow speed={settings.speed} />}
        <ControlButtons
          isPlaying={isPlaying}
          isFull={full.isFull}
          hasCaptions={hasCaptions}
          settings={settings}
          commands={commands}
          volume={{ isOpen: openRow === 'volume', toggle: toggled('volume') }}
          free={{ isSpeedOpen: openRow === 'speed', toggleSpeed: toggled('speed') }}
        />
      </div>
      <div className={styles.course}>
        {!full.fillsWindow && <TurnHint settings={settings} />}
        {lectures && <LectureOutline lectures={lectures} current={lecture.lectureNo} />}
      </div>
      <ShortcutsDialog isReplay isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  )
}

type Replayed = EntityOf<typeof openReplay>

type Wanted = {
  video: RefObject<HTMLVideoElement | null>
  lecture: Replayed['class']
  speed: number
  onEnded: () => void
}

function useReplay({ video: ref, lecture, speed, onEnded }: Wanted) {
  const { title, durationSeconds } = lecture
  const [player, setPlayer] = useState<ReplayPlayer | null>(null)
  const [view, setView] = useState<ReplayView>({ phase: 'ready', position: 0 })
  const notifyEnded = useEffectEvent(onEnded)

  useEffect(() => {
    const video = ref.current
    if (!video) return undefined
    const made = createReplayPlayer({ video, durationSeconds, onView: setView, onEnded: () => notifyEnded() })
    const untieKeys = connectMediaKeys({ title, onPlay: made.play, onPause: made.pause })
    setPlayer(made)
    return () => {
      untieKeys()
      made.dispose()
    }
  }, [ref, title, durationSeconds])

  useEffect(() => {
    const video = ref.current
    if (!video) return
    // Reloading resets the rate to the default rate.
    video.defaultPlaybackRate = speed
    video.playbackRate = speed
  }, [ref, speed])

  return { player, view }
}
