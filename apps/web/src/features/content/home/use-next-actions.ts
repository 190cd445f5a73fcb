import { read } from '@hygiene/client'
import { listNextActions } from '@hygiene/contracts/member/account/list-next-actions'
import { useQuery } from '@tanstack/react-query'
import { pollIntervalMs } from '../../../shared/deposit/poll-interval.ts'
import { useShownSince } from '../../../shared/deposit/use-shown-since.ts'

const MINUTE_MS = 60_000

/** Reloads the actions on every return, and periodically while a deposit is awaited or minutes are counted. */
export function useNextActions() {
  const shownSince = useShownSince()
  return useQuery({
    ...read(listNextActions, {}),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => {
      if (data?.list.some(({ state }) => state === 'deposit'))
        return pollIntervalMs(Date.now() - shownSince.current)
      return data?.list.some(({ state }) => state === 'seat' || state === 'offered') ? MINUTE_MS : false
    },
  })
}
