import { call, Refused } from '@hygiene/client'
import { readVerificationKit } from '@hygiene/contracts/education/certificate/read-verification-kit'
import { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ANSWER_WITHIN_MS, type Kit, keptKit, refreshKit } from './kept-kit.ts'

/** Keys and list: the kept ones at once, then the server's; asked for again when the network returns. */
export function useKit(): UseQueryResult<Kit> {
  return useQuery({
    queryKey: [readVerificationKit.path],
    queryFn: refreshKit,
    initialData: keptKit,
    initialDataUpdatedAt: 0,
    refetchOnReconnect: 'always',
  })
}

/** Our own record of a certificate, where there is a network; without one no person is asked to try again. */
export function useRecord(number: string, isWanted: boolean) {
  return useQuery({
    queryKey: [verifyDocument.path, { number }, 'signed'],
    queryFn: () => {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
      return call(verifyDocument, { number }, { signal, onBreakage: 'throw', isQuiet: true })
    },
    enabled: isWanted,
    refetchOnReconnect: 'always',
  })
}

export type Line = 'asking' | 'there' | 'away'
type Asked = Pick<UseQueryResult, 'isFetching' | 'error'>

/** Whether the server was reached. A browser answers the kit from its cache for a minute, so its own word counts first. */
export function lineOf(...asked: readonly Asked[]): Line {
  if (!navigator.onLine) return 'away'
  if (asked.some(({ isFetching }) => isFetching)) return 'asking'
  return asked.some(({ error }) => error !== null && !(error instanceof Refused)) ? 'away' : 'there'
}
