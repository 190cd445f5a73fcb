import { browserStore } from '@hygiene/client/browser-store'
import { createStore, useStore } from 'zustand'

export type PlayerSettings = {
  volume: number
  isMuted: boolean
  captions: boolean
  shortcuts: boolean
  speed: number
  turnHint: boolean
}

const KEY = 'player-settings'
/** Ranges from 1 to 100 with the default 50 (specification section 9). */
export const VOLUME = { least: 1, most: 100, step: 5, first: 50 } as const
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
const FIRST: PlayerSettings = {
  volume: VOLUME.first,
  isMuted: false,
  captions: true,
  shortcuts: true,
  speed: 1,
  turnHint: true,
}

const settings = createStore(stored)

function stored(): PlayerSettings {
  const kept = browserStore.getItem(KEY)
  return kept === null ? FIRST : { ...FIRST, ...(JSON.parse(kept) as Partial<PlayerSettings>) }
}

export function changePlayer(change: Partial<PlayerSettings>) {
  const volume = Math.min(VOLUME.most, Math.max(VOLUME.least, change.volume ?? playerSettings().volume))
  settings.setState({ ...change, volume })
  browserStore.setItem(KEY, JSON.stringify(playerSettings()))
}

export const playerSettings = settings.getState

export const usePlayerSettings = () => useStore(settings)
