import { browserStore } from '@hygiene/client/browser-store'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { progressStoreIn } from './progress/progress-store.ts'

/**
 * Credits the records that a closed player left on this device. Reloads the progress whenever this window gets focus, because a
 * player in its own window does not hide this one.
 */
export function useLeftovers(refresh: readonly Endpoint[]) {
  const queries = useQueryClient()

  useEffect(() => {
    const readAgain = () =>
      Promise.all(refresh.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
    async function arrive() {
      if (await deliverWhatWasLeft()) await readAgain()
    }
    async function comeBack() {
      await deliverWhatWasLeft()
      await readAgain()
    }
    const onFocus = () => void comeBack()
    void arrive()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [queries, refresh])
}

/** Loads the player's code only if a record was left. Without a network the record stays for the next visit. */
async function deliverWhatWasLeft(): Promise<boolean> {
  if (progressStoreIn(browserStore).read().length === 0) return false
  const player = await import('./open-player.ts').catch(() => null)
  return player === null ? false : player.deliverAsPlayer()
}
