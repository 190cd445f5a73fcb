import { issueEnrolmentSlip as contract } from '@hygiene/contracts/platform/job/issue-enrolment-slip'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { slipFileName } from '@hygiene/domain/in-person/slip/freeze-slip'
import { signSlip } from '@hygiene/gateways'
import { restoreDocument } from '@hygiene/operations/platform/file/restore-document'
import { storeDocument } from '@hygiene/operations/platform/file/store-document'
import {
  freezeCurrentSlip,
  type SlipPrinted,
  type SlipToDraw,
} from '@hygiene/operations/in-person/slip/freeze-current-slip'
import { noteFailedSlip, storeSlip } from '@hygiene/operations/in-person/slip/store-slip'
import type { WorkerDeps } from '../deps.ts'
import { drawEnrolmentSlip } from '../documents/draw-enrolment-slip.ts'
import { withSeal } from '../documents/find-seal.ts'
import { slipFields } from '../documents/slip-fields.ts'
import { handleJob } from '../handle-job.ts'

/** Renders the slip for the session that is booked now. A letter that no font has fails the job. */
export async function issueEnrolmentSlipJob(
  deps: WorkerDeps,
  { inPersonEnrolmentNo }: { inPersonEnrolmentNo: InPersonEnrolmentNo },
): Promise<void> {
  const wanted = await freezeCurrentSlip(deps.db, inPersonEnrolmentNo, printedBy(deps), deps.now())
  if (!wanted) return restoreSlip(deps, inPersonEnrolmentNo)
  if (wanted.staleKey) await deps.storage.remove(wanted.staleKey)
  try {
    await drawAndStore(deps, wanted)
  } catch (error) {
    await noteFailedSlip(deps.db, wanted.slip, error)
    throw error
  }
}

/** Restores the file of a valid slip whose bytes are lost. */
async function restoreSlip(deps: WorkerDeps, inPersonEnrolmentNo: InPersonEnrolmentNo): Promise<void> {
  const slip = await deps.db.enrolmentSlip.findUnique({
    where: { inPersonEnrolmentNo },
    include: { file: true },
  })
  if (!slip?.file) return
  await restoreDocument(deps.storage, slip.file, async () =>
    drawEnrolmentSlip(await withSeal(deps, slipFields.parse(slip.frozen))),
  )
}

export function printedBy({ config }: WorkerDeps): SlipPrinted {
  return { sign: (facts) => signSlip(config.SLIP_SIGNING_KEY, facts), publicUrl: config.PUBLIC_URL }
}

export async function drawAndStore(deps: WorkerDeps, { slip, record }: SlipToDraw): Promise<void> {
  const { inPersonEnrolmentNo, issuedAt } = slip
  const fields = await withSeal(deps, slipFields.parse(slip.frozen))
  const bytes = await drawEnrolmentSlip(fields)
  await storeSlip(deps.db, slip, (db) =>
    storeDocument(deps, db, {
      memberNo: record.memberNo,
      storageKey: `slips/${record.year}/${inPersonEnrolmentNo}-${issuedAt.getTime()}.pdf`,
      name: slipFileName(record.userName, fields.eduDate),
      bytes,
    }),
  )
}

export const issueEnrolmentSlipHandler = handleJob(contract, issueEnrolmentSlipJob)
