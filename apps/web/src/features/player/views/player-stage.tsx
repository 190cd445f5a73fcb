import { isToldCentrally, type Refused } from '@hygiene/client'
import { showAlert } from '@hygiene/ui'
import { X } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import type { LectureKey, Opened } from '../open-player.ts'
import { usePlayerSettings } from '../player-settings.ts'
import { useCommands } from '../use-commands.ts'
import { useControlsShown } from '../use-controls-shown.ts'
import { useFullScreen } from '../use-full-screen.ts'
import { useLecturePlayer } from '../use-lecture-player.ts'
import { usePlayerKeys } from '../use-player-keys.ts'
import { usePicture } from '../use-picture.ts'
import { useSound } from '../use-sound.ts'
import { CaptionsLine } from './captions-line.tsx'
import { CenterStage } from './center-stage.tsx'
import { CheckpointDialog } from './checkpoint-dialog.tsx'
import { ControlButtons } from './control-buttons.tsx'
import { LecturePicture } from './lecture-picture.tsx'
import { PlayerNotes } from './player-notes.tsx'
import styles from './player-stage.module.css'
import { SeekBar } from './seek-bar.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { VolumeRow } from './volume-row.tsx'

type PlayerStageProps = {
  lecture: LectureKey
  opened: Opened
  onLeaseLost: () => void
  onExpired: () => void
  onClose: () => void
}

/** The player's window: the picture, and over it the controls and messages. */
export function PlayerStage({ lecture, opened, onLeaseLost, onExpired, onClose }: PlayerStageProps) {
  const stage = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const [isVolumeOpen, setIsVolumeOpen] = useState(false)
  const settings = usePlayerSettings()

  async function tellEnded() {
    await showAlert('영상이 종료되었습니다.')
    onClose()
  }

  async function obeyRefusal(refused: Refused) {
    if (refused.refusal === 'LEASE_LOST') onLeaseLost()
    else if (!isToldCentrally(refused)) await showAlert(refused.message)
  }

  const { player, view } = useLecturePlayer({
    video,
    lecture,
    opened,
    onEnded: () => void tellEnded(),
    onRefused: (refused) => void obeyRefusal(refused),
  })
  const { watch } = view
  const isPlaying = watch.phase === 'playing'
  const picture = usePicture({ video, player, address: opened.class.filePath, onExpired })
  const full = useFullScreen(stage)
  const canSetVolume = useSound(video)
  const openHelp = useCallback(() => setIsHelpOpen(true), [])
  const commands = useCommands({ player, fullScreen: full.toggle, help: openHelp })
  usePlayerKeys(stage, commands)
  const areControlsShown = useControlsShown(stage, isPlaying && !isVolumeOpen)
  const hasCaptions = opened.class.captionPath !== null

  async function leave() {
    await player?.finishSaving()
    onClose()
  }

  return (
    <section
      ref={stage}
      aria-label="강의 재생기"
      className={styles.stage}
      data-full={full.isFull || undefined}
      data-idle={!areControlsShown || undefined}
      tabIndex={-1}
    >
      <LecturePicture ref={video} lecture={opened.class} />
      <div className={styles.top} data-controls>
        <h1 className={styles.title}>{opened.class.title}</h1>
        <button type="button" className={styles.close} onClick={() => void leave()}>
          <X aria-hidden />
          닫기
        </button>
      </div>
      <div className={styles.middle}>
        <CenterStage
          watch={watch}
          picture={picture.state}
          onPlay={commands.toggle}
          onReload={picture.reload}
        />
      </div>
      <div className={styles.words}>
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
      <CheckpointDialog
        isOpen={watch.phase === 'checkpoint'}
        onConfirm={() => player?.play()}
        onCancel={() => void leave()}
        onPutAway={() => player?.putAway()}
      />
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </section>
  )
}
