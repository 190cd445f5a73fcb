import { call } from '@hygiene/client'
import { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { previewMember } from '@hygiene/contracts/staff/search/preview-member'
import { namesNothing, readSearch } from '@hygiene/domain/staff/search/search-terms'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Each search is written down: a number is not looked up digit by digit. */
const PAUSE_MS = 300

/** The lines' own words come with the first answer. */
async function find(text: string, signal: AbortSignal) {
  const [found, { foundOptions }] = await Promise.all([
    call(findRecords, { text }, { signal, isQuiet: true }),
    import('./found-options.ts'),
  ])
  return { options: foundOptions(found), hasMore: Object.values(found).some(({ hasMore }) => hasMore) }
}

/** What the words name, asked once the typing pauses; the words travel in the body and stay out of the address. */
export function useFound(text: string) {
  const paused = usePaused(text)
  const isAsked = !namesNothing(readSearch(paused))
  const query = useQuery({
    queryKey: [findRecords.path, paused],
    queryFn: ({ signal }) => find(paused, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    found: (isAsked && query.data?.options) || [],
    hasMore: isAsked && query.data?.hasMore === true,
    isPending: paused !== text || (isAsked && query.isFetching),
    isAsked,
    hasFailed: isAsked && query.isError,
  }
}

/** Where the chosen person stands, asked once the choice pauses. */
export function usePreview(memberNo: number | undefined) {
  const paused = usePaused(memberNo)
  return useQuery({
    queryKey: [previewMember.path, paused],
    queryFn: ({ signal }) => call(previewMember, { memberNo: paused ?? 0 }, { signal, isQuiet: true }),
    enabled: paused !== undefined && paused === memberNo,
  })
}

function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
