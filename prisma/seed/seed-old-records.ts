import type { Transaction } from '@hygiene/db/connect'
import { addOldRecord } from '@hygiene/testing'

export async function seedOldRecords(db: Transaction): Promise<void> {
  const yongsik = await db.member.findUniqueOrThrow({ where: { userId: 'yongsik52' } })
  const businessName = '용식이네 손칼국수'
  await addOldRecord(db, yongsik, {
    outnumber: '2017-0312',
    isNew: true,
    businessName,
    endedOn: '2017-03-21',
  })
  await addOldRecord(db, yongsik, { outnumber: '2018-1187', businessName, endedOn: '2018-10-02' })
}
