import { readSlipQr as contract } from '@hygiene/contracts/in-person/slip/read-slip-qr'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../kit/operation.ts'
import { currentSlipPayload, findSlipRecord } from '../enrolment/find-slip-record.ts'
import { slipImageOf } from '../enrolment/slip-symbol.ts'

export const readSlipQr = query(contract, { needs: ['SLIP_SIGNING_KEY'] }, async (call) => {
  const { db, input, actor, SLIP_SIGNING_KEY } = call
  const { inPersonEnrolmentNo } = input
  const record = await findSlipRecord(db, actor.memberNo, inPersonEnrolmentNo)
  if (!record) return denied('ENROLMENT_NOT_FOUND')
  if (!record.hasSlip) return denied('SLIP_NOT_ISSUED')

  const payload = currentSlipPayload(record, SLIP_SIGNING_KEY)
  return { inPersonEnrolmentNo, payload, qrImagePath: await slipImageOf(payload) }
})
