import { listInPersonClasses as contract } from '@hygiene/contracts'
import { inPersonStatuses, isInPersonLive } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { readInPersonClasses } from './in-person-rows.ts'

/** Who only waits has no day yet; what has ended or is completed is no class to come. */
export const listInPersonClasses = implement(contract, async ({ caller, deps, now }) => {
  const wanted = { memberNo: caller.memberNo, statuses: inPersonStatuses.filter(isInPersonLive) }
  return { list: await readInPersonClasses(deps.pool, wanted, now) }
})
