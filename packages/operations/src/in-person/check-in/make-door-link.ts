import { type Alongside, type DoorPass, lockSessions, type PrismaClient, type Transaction } from '@hygiene/db'
import {
  denied,
  type DoorHours,
  doorHours,
  mayHaveDoorLinks,
  type SessionNo,
  type Verdict,
} from '@hygiene/domain'
import { doorAddress, makeDoorPass } from './door-pass.ts'

export interface DoorLinkWanted {
  sessionNo: SessionNo
  /** Which door or phone; tells the session's links apart. */
  label: string
  publicUrl: string
  alongside?: Alongside
}

export type DoorLinkRefusal = 'SESSION_NOT_FOUND' | 'SESSION_CANCELLED' | 'SESSION_OVER' | 'DOOR_LABEL_TAKEN'
export type DoorLink = { allowed: true; link: string; hours: DoorHours; pass: DoorPass }

/** Makes a link for staff phones. It cannot be shown again; two of one name would not be told apart, so there is one. */
export async function makeDoorLink(
  client: PrismaClient,
  { sessionNo, label, publicUrl, alongside }: DoorLinkWanted,
  now: Date,
): Promise<DoorLink | Extract<Verdict<DoorLinkRefusal>, { allowed: false }>> {
  return client.$transaction(async (db) => {
    const [session] = await lockSessions(db, [sessionNo])
    if (!session) return denied('SESSION_NOT_FOUND')
    const verdict = mayHaveDoorLinks(session, now)
    if (!verdict.allowed) return verdict
    if (await isTaken(db, sessionNo, label, now)) return denied('DOOR_LABEL_TAKEN')

    const hours = doorHours(session)
    const { code, pass } = await makeDoorPass(db, session, label, now, hours)
    await alongside?.(db)
    return { allowed: true, link: doorAddress(publicUrl, code), hours, pass }
  })
}

async function isTaken(db: Transaction, sessionNo: SessionNo, label: string, now: Date): Promise<boolean> {
  if (label === '') return false
  return (await db.doorPass.count({ where: { sessionNo, label, validUntil: { gt: now } } })) > 0
}

/** A link that went astray opens nothing from now on; scans that phones recorded with it until now are still taken. */
export async function closeDoorLink(
  client: PrismaClient,
  { doorPassNo, alongside }: { doorPassNo: number; alongside?: Alongside },
  now: Date,
): Promise<boolean> {
  return client.$transaction(async (db) => {
    // Before its day it has not begun: the table's check wants a beginning before the end, so it begins just now.
    const justNow = new Date(now.getTime() - 1)
    const count = await db.$executeRaw`
      UPDATE "DoorPass" SET "validFrom" = LEAST("validFrom", ${justNow}), "validUntil" = ${now}
       WHERE "doorPassNo" = ${doorPassNo} AND "validUntil" > ${now}`
    if (count > 0) await alongside?.(db)
    return count > 0
  })
}
