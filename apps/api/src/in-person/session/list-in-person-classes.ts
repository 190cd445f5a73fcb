import { listInPersonClasses as contract } from '@hygiene/contracts/in-person/session/list-in-person-classes'
import { LIVE_IN_PERSON } from '@hygiene/domain'
import { implement } from '../../http/implement.ts'
import { readInPersonClasses } from '../enrolment/in-person-rows.ts'

/** A waiting person has no day yet; an ended or completed record is no class to come. */
export const listInPersonClasses = implement(contract, async ({ caller, deps, now }) => {
  const wanted = { memberNo: caller.memberNo, statuses: LIVE_IN_PERSON }
  return { list: await readInPersonClasses(deps.pool, wanted, now) }
})
