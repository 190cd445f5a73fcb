import type { Transaction } from '@hygiene/db'
import { licences } from './content/licences.ts'

/** A register of fictional business licences. */
export async function seedLookup(db: Transaction): Promise<void> {
  await db.licence.createMany({
    data: licences().map(({ lcnsNo, ...licence }) => ({ licenceNo: lcnsNo, ...licence })),
  })
}
