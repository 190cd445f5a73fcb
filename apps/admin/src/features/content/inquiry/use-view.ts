import { call, queryClient } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { viewInquiry } from '@hygiene/contracts/content/inquiry/staff/view-inquiry'
import { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

const EVERY_MS = 15_000

export type Viewer = EntityOf<typeof viewInquiry>['viewers'][number]

/** Reports that this inquiry is open here, and reloads it when a colleague or its writer adds to it. */
export function useView(inquiryNo: number, version: string, isWriting: boolean): readonly Viewer[] {
  const { data } = useQuery({
    queryKey: [viewInquiry.path, inquiryNo, isWriting],
    queryFn: ({ signal }) =>
      call(viewInquiry, { inquiryNo, isWriting }, { signal, isQuiet: true, onBreakage: 'throw' }),
    refetchInterval: EVERY_MS,
    staleTime: 0,
    retry: false,
    placeholderData: (before) => before,
  })
  const seen = data?.version
  useEffect(() => {
    if (seen !== undefined && seen !== version)
      void queryClient.invalidateQueries({ queryKey: [readStaffInquiry.path, { inquiryNo }] })
  }, [seen, version, inquiryNo])
  return data?.viewers ?? []
}
