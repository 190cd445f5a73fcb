import { call } from '@hygiene/client'
import { readHome } from '@hygiene/contracts/staff/home/read-home'
import type { HomeQueue } from '@hygiene/domain/staff/home/home-queues'
import { useQuery } from '@tanstack/react-query'
import { useStaffLogin } from '../login/staff-login.ts'

const EVERY_MINUTE = 60_000

/** Refreshes the overview each minute in the background. Home, sidebar and bar share the same answer. */
export function useHome() {
  const isSignedIn = useStaffLogin().employee !== null
  return useQuery({
    queryKey: [readHome.path],
    queryFn: ({ signal }) => call(readHome, {}, { signal, isQuiet: true, onBreakage: 'throw' }),
    enabled: isSignedIn,
    refetchInterval: EVERY_MINUTE,
    retry: false,
  })
}

/** Returns the total length of these queues, or null before it is known. */
export function useQueueCount(names: readonly HomeQueue[] = []): number | null {
  const { data } = useHome()
  const own = data?.queues.filter(({ name }) => names.includes(name)) ?? []
  return own.length === 0 ? null : own.reduce((sum, { count }) => sum + count, 0)
}
