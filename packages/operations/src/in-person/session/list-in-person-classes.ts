import { listInPersonClasses as contract } from '@hygiene/contracts/in-person/session/list-in-person-classes'
import { LIVE_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { query } from '../../kit/operation.ts'
import { readInPersonClasses } from '../enrolment/in-person-rows.ts'

export const listInPersonClasses = query(contract, { needs: ['pool'] }, async ({ actor, pool, now }) => {
  const wanted = { memberNo: actor.memberNo, statuses: LIVE_IN_PERSON }
  return { list: await readInPersonClasses(pool, wanted, now) }
})
