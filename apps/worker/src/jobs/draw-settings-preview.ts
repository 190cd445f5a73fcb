import { drawSettingsPreview as contract } from '@hygiene/contracts/platform/job/draw-settings-preview'
import { associationOf } from '@hygiene/operations/staff/setting/read-versions'
import { noteFailedPreview, storePreview } from '@hygiene/operations/staff/setting/store-preview'
import type { WorkerDeps } from '../deps.ts'
import { drawCertificate } from '../documents/draw-certificate.ts'
import { drawReceipt } from '../documents/draw-receipt.ts'
import { withSeal } from '../documents/find-seal.ts'
import { sampleCertificate, sampleReceipt } from '../documents/sample-documents.ts'
import { handleJob } from '../handle-job.ts'

/** Renders both samples with the proposed texts. A letter that no font has fails the job, as it would fail every document. */
export async function drawSettingsPreviewJob(
  deps: WorkerDeps,
  { previewNo }: { previewNo: number },
): Promise<void> {
  const preview = await deps.db.settingsPreview.findUnique({ where: { previewNo } })
  if (!preview || preview.certificate) return
  const association = associationOf(preview.text)
  const sample = { association, issuedAt: preview.askedAt, publicUrl: deps.config.PUBLIC_URL }
  try {
    const certificate = await drawCertificate(await withSeal(deps, sampleCertificate(sample)))
    const receipt = await drawReceipt(await withSeal(deps, sampleReceipt(sample)))
    await storePreview(deps.db, previewNo, { certificate, receipt })
  } catch (error) {
    await noteFailedPreview(deps.db, previewNo, error)
    throw error
  }
}

export const drawSettingsPreviewHandler = handleJob(contract, drawSettingsPreviewJob)
