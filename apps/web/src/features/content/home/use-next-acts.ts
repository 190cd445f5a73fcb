import { read } from '@hygiene/client'
import { listNextActs } from '@hygiene/contracts/member/account/list-next-acts'
import { useQuery } from '@tanstack/react-query'
import { lookAgainMs } from '../../../shared/deposit/look-again.ts'
import { useShownSince } from '../../../shared/deposit/use-shown-since.ts'

const MINUTE_MS = 60_000

/** The acts as they are now: read again on every return, by themselves while a deposit is awaited or minutes are counted. */
export function useNextActs() {
  const shownSince = useShownSince()
  return useQuery({
    ...read(listNextActs, {}),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => {
      if (data?.list.some(({ state }) => state === 'deposit'))
        return lookAgainMs(Date.now() - shownSince.current)
      return data?.list.some(({ state }) => state === 'seat' || state === 'offered') ? MINUTE_MS : false
    },
  })
}
