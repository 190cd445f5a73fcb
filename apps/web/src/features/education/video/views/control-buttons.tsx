import {
  Captions,
  CaptionsOff,
  CircleHelp,
  Gauge,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  Volume2,
  VolumeX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlayerCommands } from '../player-keys.ts'
import { SKIP_SECONDS } from '../player-keys.ts'
import type { PlayerSettings } from '../player-settings.ts'
import styles from './control-buttons.module.css'

type ControlButtonsProps = {
  isPlaying: boolean
  isFull: boolean
  hasCaptions: boolean
  settings: PlayerSettings
  commands: PlayerCommands
  volume: { isOpen: boolean; toggle: () => void }
  /** Is absent in study, which has normal speed and no seeking beyond the watched part. */
  free?: { isSpeedOpen: boolean; toggleSpeed: () => void }
}

export function ControlButtons({
  isPlaying,
  isFull,
  hasCaptions,
  settings,
  commands,
  volume,
  free,
}: ControlButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Control
        icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        onPress={commands.toggle}
        isMain
      >
        {isPlaying ? '일시정지' : '재생'}
      </Control>
      <Control icon={<RotateCcw aria-hidden />} onPress={() => commands.skip(-SKIP_SECONDS)}>
        10초 뒤로
      </Control>
      {free && (
        <>
          <Control icon={<RotateCw aria-hidden />} onPress={() => commands.skip(SKIP_SECONDS)}>
            10초 앞으로
          </Control>
          <Control icon={<Gauge aria-hidden />} onPress={free.toggleSpeed} isExpanded={free.isSpeedOpen}>
            속도 {settings.speed}배
          </Control>
        </>
      )}
      <Control
        icon={settings.captions && hasCaptions ? <Captions aria-hidden /> : <CaptionsOff aria-hidden />}
        onPress={commands.captions}
        isPressed={settings.captions && hasCaptions}
      >
        자막
      </Control>
      <Control
        icon={settings.isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        onPress={volume.toggle}
        isExpanded={volume.isOpen}
      >
        소리 {settings.isMuted ? '꺼짐' : settings.volume}
      </Control>
      <Control
        icon={isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        onPress={commands.fullScreen}
      >
        {isFull ? '작은 화면' : '전체화면'}
      </Control>
      <Control icon={<CircleHelp aria-hidden />} onPress={commands.help} isForKeyboard>
        단축키
      </Control>
    </div>
  )
}

type ControlProps = {
  icon: ReactNode
  onPress: () => void
  isMain?: boolean
  isPressed?: boolean
  isExpanded?: boolean
  isForKeyboard?: boolean
  children: ReactNode
}

function Control({ icon, onPress, isMain, isPressed, isExpanded, isForKeyboard, children }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      data-main={isMain || undefined}
      data-for-keyboard={isForKeyboard || undefined}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      {icon}
      <span>{children}</span>
    </button>
  )
}
