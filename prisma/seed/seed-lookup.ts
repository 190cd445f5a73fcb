import type { Transaction } from '@hygiene/db/connect'
import { licences } from './content/licences.ts'

/** Contains a few districts (법정동) of two cities; an installation imports the official list. */
const DISTRICTS: Readonly<Record<string, readonly [code: string, name: string][]>> = {
  '1114000000': [
    ['1114010100', '무교동'],
    ['1114010200', '다동'],
    ['1114010300', '태평로1가'],
    ['1114010400', '을지로1가'],
  ],
  '4111500000': [
    ['4111513600', '매교동'],
    ['4111513900', '지동'],
    ['4111514100', '인계동'],
  ],
}

export async function seedLookup(db: Transaction): Promise<void> {
  await db.region.createMany({
    data: Object.entries(DISTRICTS).flatMap(([parentCode, districts]) =>
      districts.map(([code, name]) => ({ code, name, parentCode, level: 3 })),
    ),
  })
  await db.licence.createMany({
    data: licences().map(({ lcnsNo, ...licence }) => ({ licenceNo: lcnsNo, ...licence })),
  })
}
