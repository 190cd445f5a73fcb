import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { changePlayer, type PlayerSettings, VOLUME } from '../player-settings.ts'
import styles from './control-row.module.css'

/** iPhones control the volume with their own keys, so only muting is offered there. */
export function VolumeRow({ settings, canSet }: { settings: PlayerSettings; canSet: boolean }) {
  const { volume, isMuted } = settings
  return (
    <div className={styles.row}>
      {canSet && (
        <>
          <button
            type="button"
            onClick={() => changePlayer({ volume: volume - VOLUME.step, isMuted: false })}
          >
            <Volume1 aria-hidden />
            작게
          </button>
          <input
            type="range"
            aria-label="소리 크기"
            min={VOLUME.least}
            max={VOLUME.most}
            value={volume}
            onChange={(event) => changePlayer({ volume: Number(event.target.value), isMuted: false })}
          />
          <button
            type="button"
            onClick={() => changePlayer({ volume: volume + VOLUME.step, isMuted: false })}
          >
            <Volume2 aria-hidden />
            크게
          </button>
        </>
      )}
      <button type="button" aria-pressed={isMuted} onClick={() => changePlayer({ isMuted: !isMuted })}>
        <VolumeX aria-hidden />
        음소거
      </button>
    </div>
  )
}
