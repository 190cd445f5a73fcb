import { readSlip as contract } from '@hygiene/contracts/in-person/slip/read-slip'
import { denied } from '@hygiene/domain/verdict'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { slipFileName } from '@hygiene/domain/in-person/slip/freeze-slip'
import { WHAT_TO_BRING } from '@hygiene/domain/in-person/enrolment/terms'
import { openableState } from '../../platform/job/drawing-state.ts'
import { query } from '../../kit/operation.ts'
import { findSlipRecord } from '../enrolment/find-slip-record.ts'
import { inPersonRecordOf } from '../enrolment/in-person-record.ts'
import { slipSymbolOf } from '../enrolment/slip-symbol.ts'

const NOT_YET = { fileNo: null, failure: null }

/** Ignores a slip for a session the person left: the state is `preparing` until the new one is drawn. */
export const readSlip = query(contract, { needs: ['SLIP_SIGNING_KEY', 'storage'] }, async (call) => {
  const { db, input, actor, storage, SLIP_SIGNING_KEY } = call
  const found = await findSlipRecord(db, actor.memberNo, input.inPersonEnrolmentNo)
  if (!found) return denied('ENROLMENT_NOT_FOUND')
  if (!found.hasSlip) return denied('SLIP_NOT_ISSUED')

  const record = inPersonRecordOf(found, await slipSymbolOf(found, SLIP_SIGNING_KEY))
  const { slip, isSlipCurrent } = found
  return {
    ...(await openableState({ db, storage }, slip && isSlipCurrent ? slip : NOT_YET)),
    fileName: slipFileName(found.userName, seoulDay(found.booking.session.startsAt)),
    qrImagePath: record.info.qrImagePath,
    educationName: found.course.name,
    hours: found.course.hours,
    bring: [...WHAT_TO_BRING],
    record,
  }
})
