import type { PrismaClient } from '@hygiene/db/generated/client'
import { sentenceOf } from '@hygiene/db/describe-error'

interface Drawn {
  certificate: Uint8Array
  receipt: Uint8Array
}

/** Stores both samples. If two jobs draw them at once, the first result is kept. */
export async function storePreview(
  db: PrismaClient,
  previewNo: number,
  { certificate, receipt }: Drawn,
): Promise<void> {
  await db.settingsPreview.updateMany({
    where: { previewNo, certificate: null },
    data: {
      certificate: new Uint8Array(certificate),
      receipt: new Uint8Array(receipt),
      failure: null,
    },
  })
}

export async function noteFailedPreview(db: PrismaClient, previewNo: number, error: unknown): Promise<void> {
  const failure = sentenceOf(error).slice(0, 300)
  await db.settingsPreview.updateMany({ where: { previewNo, certificate: null }, data: { failure } })
}
