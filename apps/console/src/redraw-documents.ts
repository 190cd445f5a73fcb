import type { PrismaClient } from '@hygiene/db'
import type { Storage } from '@hygiene/gateways'
import { orderDocument } from '@hygiene/operations/jobs/order-document'

/** Orders certificates and receipts whose file is missing from storage from the worker; answers their keys. */
export async function redrawDocuments(client: PrismaClient, storage: Storage): Promise<string[]> {
  const files = await client.storedFile.findMany({
    where: { OR: [{ certificate: { isNot: null } }, { receipt: { isNot: null } }] },
    select: {
      storageKey: true,
      certificate: { select: { certificateNo: true } },
      receipt: { select: { paymentNo: true } },
    },
  })
  const ordered: string[] = []
  for (const { storageKey, certificate, receipt } of files) {
    if (await storage.exists(storageKey)) continue
    await client.$transaction(async (db) => {
      if (certificate) await orderDocument(db, { kind: 'certificate', number: certificate.certificateNo })
      if (receipt) await orderDocument(db, { kind: 'receipt', number: receipt.paymentNo })
    })
    ordered.push(storageKey)
  }
  return ordered
}
