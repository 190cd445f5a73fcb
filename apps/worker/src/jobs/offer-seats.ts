import type { SessionNo } from '@hygiene/domain/record-numbers'
import { offerSeats as contract } from '@hygiene/contracts/platform/job/offer-seats'
import { offerSeats } from '@hygiene/operations/in-person/queue/offer-seats'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'
import { warnsOf } from './trouble.ts'

export async function offerSeatsJob(
  deps: WorkerDeps,
  { sessionNo }: { sessionNo: SessionNo },
): Promise<void> {
  await offerSeats(deps.db, sessionNo, warnsOf(deps), deps.now())
}

export const offerSeatsHandler = handleJob(contract, offerSeatsJob)
