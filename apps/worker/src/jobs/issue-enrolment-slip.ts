import { issueEnrolmentSlip as contract } from '@hygiene/contracts'
import { sentenceOf } from '@hygiene/db'
import { slipFileName, slipPayloadIn } from '@hygiene/domain'
import type { WorkerDeps } from '../deps.ts'
import { drawEnrolmentSlip } from '../documents/draw-enrolment-slip.ts'
import { slipFields } from '../documents/slip-fields.ts'
import { handleJob } from '../handle-job.ts'
import { freezeCurrentSlip, type SlipToDraw } from './freeze-current-slip.ts'
import { storeDocument } from '@hygiene/operations/files/store-document'

/** Draws the slip of a record for the session it is booked for now. A letter no font has fails the job. */
export async function issueEnrolmentSlipJob(
  deps: WorkerDeps,
  { inPersonEnrolmentNo }: { inPersonEnrolmentNo: number },
): Promise<void> {
  const wanted = await deps.db.$transaction((db) => freezeCurrentSlip(deps, db, inPersonEnrolmentNo))
  if (!wanted) return
  if (wanted.staleKey) await deps.storage.remove(wanted.staleKey)
  const { issuedAt } = wanted.slip
  try {
    await drawAndStore(deps, wanted)
  } catch (error) {
    // The person waiting for it is told; the queue tries again, and staff find it among the dead letters.
    await deps.db.enrolmentSlip.updateMany({
      where: { inPersonEnrolmentNo, issuedAt, fileNo: null },
      data: { failure: sentenceOf(error).slice(0, 300) },
    })
    throw error
  }
}

/** Nothing happens where the record's slip is another one by now. */
export async function drawAndStore(deps: WorkerDeps, { slip, record }: SlipToDraw): Promise<void> {
  const { inPersonEnrolmentNo, issuedAt } = slip
  const fields = slipFields.parse(slip.frozen)
  const bytes = await drawEnrolmentSlip(fields)
  await deps.db.$transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM "EnrolmentSlip" WHERE "inPersonEnrolmentNo" = ${inPersonEnrolmentNo} FOR UPDATE`
    const current = await db.enrolmentSlip.findUniqueOrThrow({ where: { inPersonEnrolmentNo } })
    // Drawn by somebody else, or the booking moved on or was corrected meanwhile: its own job draws that.
    if (current.fileNo || slipPayloadIn(current.frozen) !== fields.payload) return

    const fileNo = await storeDocument(deps, db, {
      memberNo: record.memberNo,
      storageKey: `slips/${record.year}/${inPersonEnrolmentNo}-${issuedAt.getTime()}.pdf`,
      name: slipFileName(record.userName, fields.eduDate),
      bytes,
    })
    await db.enrolmentSlip.update({ where: { inPersonEnrolmentNo }, data: { fileNo, failure: null } })
  })
}

export const issueEnrolmentSlipHandler = handleJob(contract, issueEnrolmentSlipJob)
