import {
  denied,
  mayRelocate,
  relocate,
  type RelocatedSession,
  type Relocation,
  type RelocationRefusal,
  type Verdict,
} from '@hygiene/domain'
import type { Alongside, Transaction } from '../connect.ts'
import type { InPersonSession, PrismaClient } from '../generated/client.ts'
import { lockSessions } from '../locks/lock-sessions.ts'
import { countFreeSeats } from './count-free-seats.ts'
import { tellRelocated } from './tell-relocated.ts'

export interface RelocationWanted {
  offlineEducationNo: number
  startsAt?: Date
  endsAt?: Date
  sceneNo?: number
  alongside?: Alongside
}

/**
 * The association gives a session another time or hall. Everybody keeps their seat; everybody is told and gets a new slip
 * in the same transaction, so that nobody stands at the old door because something fell over in between.
 */
export async function relocateSession(
  client: PrismaClient,
  wanted: RelocationWanted,
  now: Date,
): Promise<Verdict<RelocationRefusal | 'SESSION_NOT_FOUND' | 'VENUE_NOT_FOUND'>> {
  return client.$transaction(async (db) => {
    const { offlineEducationNo, startsAt, endsAt, sceneNo, alongside } = wanted
    const [session] = await lockSessions(db, [offlineEducationNo])
    if (!session) return denied('SESSION_NOT_FOUND')
    const venue = sceneNo === undefined ? null : await db.venue.findUnique({ where: { sceneNo } })
    if (sceneNo !== undefined && !venue) return denied('VENUE_NOT_FOUND')

    const isOtherHall = venue !== null && venue.sceneNo !== session.sceneNo
    const hallCapacity = isOtherHall ? venue.hallCapacity : undefined
    const change: Relocation = { startsAt, endsAt, hallCapacity }
    const { freeInHall } = await countFreeSeats(db, session, [], now)
    const verdict = mayRelocate(session, change, session.capacity - freeInHall, now)
    if (!verdict.allowed) return verdict

    const next = relocate(session, change)
    await writeRelocation(db, session, next, venue?.sceneNo)
    await moveDoorLinks(db, session, next, now)
    await tellRelocated(db, session, next, now)
    await alongside?.(db)
    return verdict
  })
}

async function writeRelocation(
  db: Transaction,
  session: InPersonSession,
  next: RelocatedSession,
  sceneNo: number | undefined,
): Promise<void> {
  const { offlineEducationNo } = session
  const { startsAt, endsAt, applyClosesAt, capacity } = next
  await db.inPersonSession.update({
    where: { offlineEducationNo },
    data: { startsAt, endsAt, applyClosesAt, capacity, sceneNo: sceneNo ?? session.sceneNo },
  })
}

/** Door links made before the move stay good for the day of the session; one that staff closed stays closed. */
async function moveDoorLinks(
  db: Transaction,
  { offlineEducationNo, startsAt }: InPersonSession,
  next: RelocatedSession,
  now: Date,
): Promise<void> {
  const laterSeconds = (next.startsAt.getTime() - startsAt.getTime()) / 1000
  await db.$executeRaw`
    UPDATE "DoorPass" SET "validFrom" = "validFrom" + make_interval(secs => ${laterSeconds}),
                          "validUntil" = "validUntil" + make_interval(secs => ${laterSeconds})
     WHERE "offlineEducationNo" = ${offlineEducationNo} AND "validUntil" > ${now}`
}
