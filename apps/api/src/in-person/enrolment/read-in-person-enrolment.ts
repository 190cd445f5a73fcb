import { readInPersonEnrolment as contract } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import { attachedFiles } from '@hygiene/operations/platform/file/attached-files'
import { implement } from '../../http/implement.ts'
import { findSlipRecord } from '../slip/find-slip-record.ts'
import { inPersonRecordOf } from './in-person-record.ts'
import { readInPersonRows } from './in-person-rows.ts'
import { slipSymbolOf } from '../slip/slip-symbol.ts'

export const readInPersonEnrolment = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const own = { inPersonEnrolmentNo: input.inPersonEnrolmentNo, memberNo: caller.memberNo }
  const record = await findSlipRecord(deps.db, own.memberNo, own.inPersonEnrolmentNo)
  const { list } = await readInPersonRows(deps.pool, own, { skip: 0 }, now)
  const [state] = list
  if (!record || !state) throw refuse('ENROLMENT_NOT_FOUND')
  const qrImagePath = await slipSymbolOf(record, deps.config.SLIP_SIGNING_KEY)
  const { applicationNo } = state.info.edu
  const files = await attachedFiles(deps.db, { kind: 'application', no: applicationNo })
  return { ...inPersonRecordOf(record, qrImagePath), state, files }
})
