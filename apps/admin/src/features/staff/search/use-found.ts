import { call } from '@hygiene/client'
import { findRecords } from '@hygiene/contracts/staff/search/find-records'
import { previewMember } from '@hygiene/contracts/staff/search/preview-member'
import { namesNothing, readSearch } from '@hygiene/domain/staff/search/search-terms'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Waits for a pause in typing: each search is logged, so a number must not be searched digit by digit. */
const PAUSE_MS = 300

/** Loads the option texts together with the first answer. */
async function find(text: string, signal: AbortSignal) {
  const [found, { foundOptions }] = await Promise.all([
    call(findRecords, { text }, { signal, isQuiet: true }),
    import('./found-options.ts'),
  ])
  return { options: foundOptions(found), hasMore: Object.values(found).some(({ hasMore }) => hasMore) }
}

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
