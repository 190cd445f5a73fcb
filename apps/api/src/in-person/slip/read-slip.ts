import { readSlip as contract } from '@hygiene/contracts/in-person/slip/read-slip'
import { seoulDay, slipFileName, WHAT_TO_BRING } from '@hygiene/domain'
import { openableState } from '@hygiene/operations/platform/job/drawing-state'
import { implement } from '../../http/implement.ts'
import { findSlipRecord } from './find-slip-record.ts'
import { inPersonRecordOf } from '../enrolment/in-person-record.ts'
import { slipSymbolOf } from './slip-symbol.ts'

const NOT_YET = { fileNo: null, failure: null }

/** The slip of a session that the person left does not count: until the new one is drawn, it is being prepared. */
export const readSlip = implement(contract, async ({ input, caller, deps, refuse }) => {
  const found = await findSlipRecord(deps.db, caller.memberNo, input.inPersonEnrolmentNo)
  if (!found) throw refuse('ENROLMENT_NOT_FOUND')
  if (!found.hasSlip) throw refuse('SLIP_NOT_ISSUED')

  const record = inPersonRecordOf(found, await slipSymbolOf(found, deps.config.SLIP_SIGNING_KEY))
  const { slip, isSlipCurrent } = found
  return {
    ...(await openableState(deps, slip && isSlipCurrent ? slip : NOT_YET)),
    fileName: slipFileName(found.userName, seoulDay(found.booking.session.startsAt)),
    qrImagePath: record.info.qrImagePath,
    educationName: found.course.name,
    hours: found.course.hours,
    bring: [...WHAT_TO_BRING],
    record,
  }
})
