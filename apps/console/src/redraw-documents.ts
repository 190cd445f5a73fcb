import { issueCertificate, issueReceipt } from '@hygiene/contracts'
import { handOver, type PrismaClient } from '@hygiene/db'
import type { Storage } from '@hygiene/gateways'

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
      if (certificate) await handOver(db, issueCertificate, certificate)
      if (receipt) await handOver(db, issueReceipt, receipt)
    })
    ordered.push(storageKey)
  }
  return ordered
}
