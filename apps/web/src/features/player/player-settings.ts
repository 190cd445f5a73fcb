import { useSyncExternalStore } from 'react'

/** How this person likes the player, kept in this browser. */
export type PlayerSettings = { volume: number; isMuted: boolean; captions: boolean; shortcuts: boolean }

const KEY = 'player-settings'
/** Volume 1 to 100, default 50 (specification section 9). */
export const VOLUME = { least: 1, most: 100, step: 5, first: 50 } as const
const FIRST: PlayerSettings = { volume: VOLUME.first, isMuted: false, captions: true, shortcuts: true }

let settings: PlayerSettings = stored()
const listeners = new Set<() => void>()

function stored(): PlayerSettings {
  const kept = localStorage.getItem(KEY)
  return kept === null ? FIRST : { ...FIRST, ...(JSON.parse(kept) as Partial<PlayerSettings>) }
}

export function changePlayer(change: Partial<PlayerSettings>) {
  const volume = Math.min(VOLUME.most, Math.max(VOLUME.least, change.volume ?? settings.volume))
  settings = { ...settings, ...change, volume }
  localStorage.setItem(KEY, JSON.stringify(settings))
  for (const listener of listeners) listener()
}

export const playerSettings = () => settings

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const usePlayerSettings = () => useSyncExternalStore(subscribe, playerSettings)
