import type { SessionEndReason, Transaction } from '@hygiene/db'

/** Ends a person's sessions, all but the one that asks. */
export async function endSessions(
  db: Transaction,
  memberNo: number,
  endReason: SessionEndReason,
  now: Date,
  exceptSessionNo?: string,
): Promise<void> {
  await db.loginSession.updateMany({
    where: {
      memberNo,
      endedAt: null,
      ...(exceptSessionNo === undefined ? {} : { sessionNo: { not: exceptSessionNo } }),
    },
    data: { endedAt: now, endReason },
  })
}
