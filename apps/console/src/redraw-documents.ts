import type { PrismaClient } from '@hygiene/db/generated/client'
import type { Storage } from '@hygiene/gateways'
import { orderLostFile } from '@hygiene/operations/platform/job/order-lost-file'

/** Rows read at a time: a year has hundreds of thousands. */
const PAGE = 1_000
/** Looks into a bucket take their time. */
const AT_ONCE = 16

interface LostDocument {
  fileNo: string
  storageKey: string
}

interface Lost {
  documents: LostDocument[]
  /** Keys of files that people sent, and of replaced certificates: no program makes them again. */
  uploads: string[]
}

/** Files that are to be there and are not. */
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

/** Orders them from the worker; one that is ordered already is ordered once. */
export async function redrawDocuments(
  client: PrismaClient,
  documents: readonly LostDocument[],
): Promise<void> {
  for (const { fileNo } of documents) await orderLostFile(client, fileNo)
}
