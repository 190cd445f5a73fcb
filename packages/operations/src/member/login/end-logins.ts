import type { LoginEndReason } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

export async function endLogins(
  db: Transaction,
  memberNo: number,
  endReason: LoginEndReason,
  now: Date,
  exceptLoginNo?: string,
): Promise<number> {
  const { count } = await db.login.updateMany({
    where: {
      memberNo,
      endedAt: null,
      ...(exceptLoginNo === undefined ? {} : { loginNo: { not: exceptLoginNo } }),
    },
    data: { endedAt: now, endReason },
  })
  return count
}
