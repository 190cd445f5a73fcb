import { readSlipQr as contract } from '@hygiene/contracts/in-person/slip/read-slip-qr'
import { implement } from '../../http/implement.ts'
import { currentSlipPayload, findSlipRecord } from './find-slip-record.ts'
import { slipImageOf } from './slip-symbol.ts'

/** The symbol of the session the record is booked for now, whether or not its slip has been drawn yet. */
export const readSlipQr = implement(contract, async ({ input, caller, deps, refuse }) => {
  const { inPersonEnrolmentNo } = input
  const record = await findSlipRecord(deps.db, caller.memberNo, inPersonEnrolmentNo)
  if (!record) throw refuse('ENROLMENT_NOT_FOUND')
  if (!record.hasSlip) throw refuse('SLIP_NOT_ISSUED')

  const payload = currentSlipPayload(record, deps.config.SLIP_SIGNING_KEY)
  return { inPersonEnrolmentNo, payload, qrImagePath: await slipImageOf(payload) }
})
