import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Storage } from '@hygiene/gateways'
import { orderLostFile } from '@hygiene/operations/platform/job/order-lost-file'

/** Limits the rows read at a time: a year has hundreds of thousands. */
const PAGE = 1_000
/** Checks several files at once, because requests to a bucket are slow. */
const AT_ONCE = 16

interface LostDocument {
  fileNo: string
  storageKey: string
}

interface Lost {
  documents: LostDocument[]
  /** Lists keys of files that people uploaded, and of replaced certificates: no program can create them again. */
  uploads: string[]
}

export async function findLostDocuments(client: PrismaClient, storage: Storage): Promise<Lost> {
  const lost: Lost = { documents: [], uploads: [] }
  let last: string | undefined
  for (;;) {
    const files = await client.storedFile.findMany({
      where: { state: { in: ['ready', 'unscanned'] } },
      select: {
        fileNo: true,
        storageKey: true,
        certificate: { select: { certificateNo: true } },
        receipt: { select: { paymentNo: true } },
        slip: { select: { inPersonEnrolmentNo: true } },
      },
      orderBy: { fileNo: 'asc' },
      take: PAGE,
      ...(last === undefined ? {} : { cursor: { fileNo: last }, skip: 1 }),
    })
    const queue = files.values()
    const view = async (): Promise<void> => {
      for (const { fileNo, storageKey, certificate, receipt, slip } of queue) {
        if (await storage.exists(storageKey)) continue
        if (certificate ?? receipt ?? slip) lost.documents.push({ fileNo, storageKey })
        else lost.uploads.push(storageKey)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, view))
    last = files.at(-1)?.fileNo
    if (files.length < PAGE) return lost
  }
}

/** Orders the documents from the worker. One that is already ordered is not ordered twice. */
export async function redrawDocuments(
  client: PrismaClient,
  documents: readonly LostDocument[],
): Promise<void> {
  for (const { fileNo } of documents) await orderLostFile(client, fileNo)
}
