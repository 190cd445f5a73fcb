import { readInPersonEnrolment as contract } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import { attachedFiles } from '../../platform/file/attached-files.ts'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../kit/operation.ts'
import { findSlipRecord } from './find-slip-record.ts'
import { inPersonRecordOf } from './in-person-record.ts'
import { readInPersonRows } from './in-person-rows.ts'
import { slipSymbolOf } from './slip-symbol.ts'

export const readInPersonEnrolment = query(
  contract,
  { needs: ['pool', 'SLIP_SIGNING_KEY'] },
  async (call) => {
    const { db, input, actor, now, pool, SLIP_SIGNING_KEY } = call
    const own = { inPersonEnrolmentNo: input.inPersonEnrolmentNo, memberNo: actor.memberNo }
    const record = await findSlipRecord(db, own.memberNo, own.inPersonEnrolmentNo)
    const { list } = await readInPersonRows(pool, own, { skip: 0 }, now)
    const [state] = list
    if (!record || !state) return denied('ENROLMENT_NOT_FOUND')
    const qrImagePath = await slipSymbolOf(record, SLIP_SIGNING_KEY)
    const { applicationNo } = state.info.edu
    const files = await attachedFiles(db, { kind: 'application', no: applicationNo })
    return { ...inPersonRecordOf(record, qrImagePath), state, files }
  },
)
