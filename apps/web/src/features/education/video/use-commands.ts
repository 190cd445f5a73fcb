import { useMemo } from 'react'
import type { LecturePlayer } from './lecture-player.ts'
import { allowChime } from './media/chime.ts'
import type { PlayerCommands } from './player-keys.ts'
import { changePlayer, playerSettings } from './player-settings.ts'

type Player = Pick<LecturePlayer, 'play' | 'pause' | 'seek'> & {
  state: () => { phase: string; position: number }
}
type Handles = { player: Player | null; fullScreen: () => Promise<void>; help: () => void }

export function useCommands({ player, fullScreen, help }: Handles): PlayerCommands {
  return useMemo(
    () => ({
      toggle: () => {
        const phase = player?.state().phase
        if (phase === 'playing') player?.pause('person')
        else if (phase !== 'checkpoint') {
          allowChime()
          player?.play()
        }
      },
      skip: (seconds) => player?.seek(player.state().position + seconds),
      changeVolume: (by) => changePlayer({ volume: playerSettings().volume + by, isMuted: false }),
      mute: () => changePlayer({ isMuted: !playerSettings().isMuted }),
      captions: () => changePlayer({ captions: !playerSettings().captions }),
      fullScreen: () => void fullScreen(),
      help,
    }),
    [player, fullScreen, help],
  )
}
