import { Broken, call, isReportedCentrally, Refused } from '@hygiene/client'
import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'

const FRESH_MS = 60_000

/** The question whether a place may be applied for. The card of the place tells breakages, no alert does. */
export function eligibilityQuestion<C extends Endpoint>(contract: C, place: SentTo<C>) {
  return {
    queryKey: [contract.path, place],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<EntityOf<C>> =>
      call(contract, place, { signal, onBreakage: 'throw' }),
    staleTime: FRESH_MS,
  }
}

/** Waits for the verdicts; where one is missing there is no way on. */
export async function areAllYes(answers: readonly Promise<{ eligible: boolean }>[]): Promise<boolean> {
  try {
    return (await Promise.all(answers)).every(({ eligible }) => eligible)
  } catch (error) {
    if (error instanceof Refused || error instanceof Broken || isReportedCentrally(error)) return false
    throw error
  }
}
