import { call, Refused } from '@hygiene/client'
import { readVerificationKit } from '@hygiene/contracts/education/certificate/read-verification-kit'
import { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ANSWER_WITHIN_MS, type Kit, keptKit, refreshKit } from './kept-kit.ts'

export function useKit(): UseQueryResult<Kit> {
  return useQuery({
    queryKey: [readVerificationKit.path],
    queryFn: refreshKit,
    initialData: keptKit,
    initialDataUpdatedAt: 0,
    refetchOnReconnect: 'always',
  })
}

/** Reads the server's record if there is a network; without one no retry is offered. */
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

/** Reports whether the server was reached. `navigator.onLine` is checked first, as the browser caches the kit for a minute. */
export function lineOf(...asked: readonly Asked[]): Line {
  if (!navigator.onLine) return 'away'
  if (asked.some(({ isFetching }) => isFetching)) return 'asking'
  return asked.some(({ error }) => error !== null && !(error instanceof Refused)) ? 'away' : 'there'
}
