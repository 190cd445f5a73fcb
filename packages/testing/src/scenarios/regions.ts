import type { Queries } from '@hygiene/db'

const PROVINCES = [
  { code: '1100000000', name: '서울특별시' },
  { code: '1200000000', name: '전남광주통합특별시', validFrom: '2026-07-01' },
  { code: '2600000000', name: '부산광역시' },
  { code: '2900000000', name: '광주광역시', validTo: '2026-06-30', successor: '1200000000' },
  { code: '4100000000', name: '경기도' },
  { code: '4600000000', name: '전라남도', validTo: '2026-06-30', successor: '1200000000' },
] as const

const CITIES = [
  { code: '4111500000', name: '수원시 팔달구', parentCode: '4100000000' },
  { code: '4148000000', name: '파주시', parentCode: '4100000000' },
  { code: '1221000000', name: '동구', parentCode: '1200000000', validFrom: '2026-07-01' },
  {
    code: '2911000000',
    name: '동구',
    parentCode: '2900000000',
    validTo: '2026-06-30',
    successor: '1221000000',
  },
] as const

/** A few provinces and cities around the change of 2026-07-01, when Gwangju and Jeonnam became one. */
export async function addRegions(db: Queries): Promise<void> {
  const rows = [
    ...PROVINCES.map((province) => ({ ...province, level: 1 })),
    ...CITIES.map((city) => ({ ...city, level: 2 })),
  ]
  await db.region.createMany({
    skipDuplicates: true,
    data: rows.map((row) => ({
      ...row,
      validFrom: 'validFrom' in row ? new Date(row.validFrom) : null,
      validTo: 'validTo' in row ? new Date(row.validTo) : null,
    })),
  })
}
