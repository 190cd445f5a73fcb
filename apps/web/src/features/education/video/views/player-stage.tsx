import { isReportedCentrally, type Refused } from '@hygiene/client'
import type { LectureNo } from '@hygiene/domain/record-numbers'
import { showAlert } from '@hygiene/ui'
import { X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { allowChime } from '../media/chime.ts'
import type { LectureKey, Opened } from '../open-player.ts'
import { usePlayerSettings } from '../player-settings.ts'
import { greetingText } from '../time-text.ts'
import { useCommands } from '../use-commands.ts'
import { useControlsShown } from '../use-controls-shown.ts'
import { useLecturePlayer } from '../use-lecture-player.ts'
import { useLectures } from '../use-lectures.ts'
import { usePlayerKeys } from '../use-player-keys.ts'
import { usePicture } from '../use-picture.ts'
import { useSound } from '../use-sound.ts'
import { CaptionsLine } from './captions-line.tsx'
import { CenterStage } from './center-stage.tsx'
import { CheckpointDialog } from './checkpoint-dialog.tsx'
import { ControlButtons } from './control-buttons.tsx'
import { LectureEnded } from './lecture-ended.tsx'
import { LectureOutline } from './lecture-outline.tsx'
import type { Frame } from './player-frame.tsx'
import { PlayerNotes } from './player-notes.tsx'
import styles from './player-stage.module.css'
import { SeekBar } from './seek-bar.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { TurnHint } from './turn-hint.tsx'
import { VolumeRow } from './volume-row.tsx'

type PlayerStageProps = Frame & {
  lecture: LectureKey
  opened: Opened
  /** Skips the big play button, as the person has already pressed. */
  begins: boolean
  onLeaseLost: () => void
  onExpired: () => void
  onClose: () => void
  onNext: (lectureNo: LectureNo) => void
}

export function PlayerStage(props: PlayerStageProps) {
  const { stage, video, full, lecture, opened, begins, onLeaseLost, onExpired, onClose, onNext } = props
  const [hasEnded, setHasEnded] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const [isVolumeOpen, setIsVolumeOpen] = useState(false)
  const settings = usePlayerSettings()

  async function obeyRefusal(refused: Refused) {
    if (refused.refusal === 'LEASE_LOST') onLeaseLost()
    else if (!isReportedCentrally(refused))
      await showAlert(refused.message, { title: '시청을 이어갈 수 없습니다' })
  }

  const { player, view } = useLecturePlayer({
    video,
    lecture,
    opened,
    onEnded: () => setHasEnded(true),
    onRefused: (refused) => void obeyRefusal(refused),
  })
  const { watch } = view
  const isPlaying = watch.phase === 'playing'
  const picture = usePicture({ video, player, address: opened.class.filePath, onExpired })
  const lectures = useLectures(lecture.enrolmentNo)
  const canSetVolume = useSound(video)
  const openHelp = useCallback(() => setIsHelpOpen(true), [])
  const commands = useCommands({ player, fullScreen: full.toggle, help: openHelp })
  usePlayerKeys(stage, commands, isPlaying)
  const areControlsShown = useControlsShown(stage, isPlaying && !isVolumeOpen)
  const hasCaptions = opened.class.captionPath !== null

  useEffect(() => {
    if (!player || !begins) return
    allowChime()
    player.begin()
  }, [player, begins])

  async function leave() {
    await player?.finishSaving()
    onClose()
  }

  return (
    <div className={styles.over} data-idle={!areControlsShown || undefined}>
      <div className={styles.top} data-controls>
        <h1 className={styles.title}>{opened.class.title}</h1>
        <button type="button" className={styles.close} onClick={() => void leave()}>
          <X aria-hidden />
          닫기
        </button>
      </div>
      <div className={styles.middle}>
        <CenterStage
          phase={watch.phase}
          isCutOff={watch.pausedBy === 'connection'}
          picture={picture.state}
          greeting={greetingText(watch.floor)}
          onPlay={commands.toggle}
          onReload={picture.reload}
        />
      </div>
      <div className={styles.text}>
        {full.fillsWindow && <p className={styles.turn}>휴대전화를 옆으로 돌려주세요.</p>}
        <CaptionsLine video={video} isOn={settings.captions && hasCaptions && isPlaying} />
      </div>
      <div className={styles.panel} data-controls>
        <PlayerNotes {...view} />
        {!hasCaptions && <p className={styles.remark}>자막이 제공되지 않는 강의입니다.</p>}
        <SeekBar watch={watch} onSeek={(to) => player?.seek(to)} />
        {isVolumeOpen && <VolumeRow settings={settings} canSet={canSetVolume} />}
        <ControlButtons
          isPlaying={isPlaying}
          isFull={full.isFull}
          hasCaptions={hasCaptions}
          settings={settings}
          commands={commands}
          volume={{ isOpen: isVolumeOpen, toggle: () => setIsVolumeOpen(!isVolumeOpen) }}
        />
      </div>
      <div className={styles.course}>
        {!full.fillsWindow && <TurnHint settings={settings} />}
        {lectures && <LectureOutline lectures={lectures} current={lecture.lectureNo} />}
      </div>
      <LectureEnded
        isOpen={hasEnded}
        lecture={lecture}
        lectures={lectures}
        onNext={onNext}
        onRest={onClose}
      />
      <CheckpointDialog
        isOpen={watch.phase === 'checkpoint'}
        onConfirm={() => player?.play()}
        onCancel={() => void leave()}
        onPutAway={() => player?.putAway()}
      />
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  )
}
