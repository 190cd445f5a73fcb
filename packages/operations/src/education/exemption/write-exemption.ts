import type { Exemption } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

type Facts = Omit<Exemption, 'exemptionNo' | 'grantedAt' | 'endedAt' | 'endedText'>

const REPLACED = '가져온 자료로 수정'

export async function writeExemption(
  db: Transaction,
  facts: Facts,
  replacesNo: number | null,
  now: Date,
): Promise<{ recordNo: number; memberNo: number }> {
  if (replacesNo !== null)
    await db.exemption.updateMany({
      where: { exemptionNo: replacesNo, endedAt: null },
      data: { endedAt: now, endedText: REPLACED },
    })
  const { exemptionNo, memberNo } = await db.exemption.create({ data: { ...facts, grantedAt: now } })
  return { recordNo: exemptionNo, memberNo }
}
