import { randomUUID } from 'node:crypto'
import { isUniqueViolation, type LoginSession, type PrismaClient, type Transaction } from '@hygiene/db'
import { judgeSession, sessionEndsAt } from '@hygiene/domain'

export interface SessionWanted {
  memberNo: number
  applicationId: string
  /** End the other session instead of standing back. */
  disconnects: boolean
  ipAddress: string
  userAgent: string
  now: Date
}

/** One session per person and application; null where another one lives. The unique index decides races. */
export async function openSession(client: PrismaClient, wanted: SessionWanted): Promise<LoginSession | null> {
  try {
    return await client.$transaction(async (db) => {
      const isFree = await clearEarlierSession(db, wanted)
      return isFree ? insertSession(db, wanted) : null
    })
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

async function insertSession(db: Transaction, wanted: SessionWanted): Promise<LoginSession> {
  const { memberNo, applicationId, ipAddress, userAgent, now } = wanted
  await db.member.update({ where: { memberNo }, data: { lastLoginAt: now } })
  return db.loginSession.create({
    data: {
      sessionNo: randomUUID(),
      memberNo,
      applicationId,
      loggedInAt: now,
      extendedAt: now,
      ipAddress,
      userAgent: userAgent.slice(0, 300),
    },
  })
}

/** A session whose time ran out is closed silently and never causes -1013; a live one only when asked. */
async function clearEarlierSession(db: Transaction, wanted: SessionWanted): Promise<boolean> {
  const { memberNo, applicationId, now } = wanted
  const earlier = await db.loginSession.findFirst({ where: { memberNo, applicationId, endedAt: null } })
  if (!earlier) return true

  const isAlive = judgeSession(earlier, now).allowed
  if (isAlive && !wanted.disconnects) return false
  await db.loginSession.updateMany({
    where: { sessionNo: earlier.sessionNo, endedAt: null },
    data: isAlive
      ? { endedAt: now, endReason: 'displaced' }
      : { endedAt: sessionEndsAt(earlier), endReason: 'expired' },
  })
  return true
}
