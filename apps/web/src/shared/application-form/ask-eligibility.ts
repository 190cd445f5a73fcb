import { Broken, call, isReportedCentrally, Refused } from '@hygiene/client'
import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'

const FRESH_MS = 60_000

/** Shows failures in the card of the place instead of an alert. */
export function eligibilityQuestion<C extends Endpoint>(contract: C, place: SentTo<C>) {
  return {
    queryKey: [contract.path, place],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<EntityOf<C>> =>
      call(contract, place, { signal, onBreakage: 'throw' }),
    staleTime: FRESH_MS,
  }
}

/** Returns false if a verdict is missing. */
export async function areAllYes(answers: readonly Promise<{ eligible: boolean }>[]): Promise<boolean> {
  try {
    return (await Promise.all(answers)).every(({ eligible }) => eligible)
  } catch (error) {
    if (error instanceof Refused || error instanceof Broken || isReportedCentrally(error)) return false
    throw error
  }
}
