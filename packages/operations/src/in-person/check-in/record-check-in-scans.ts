import type { CheckInPass, PrismaClient } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { mergeAttendance } from './attendance/merge-attendance.ts'
import { readCheckInKnowledge } from './check-in-knowledge.ts'
import type { CheckInPassOfSession } from './check-in-pass.ts'
import {
  type CheckInKnowledge,
  judgeScans,
  type Scan,
  type ScanResult,
  type TakenScan,
} from './judge-scans.ts'

export interface ScansTaken {
  pass: CheckInPassOfSession
  deviceNo: string
  scans: readonly Scan[]
  readSlip: CheckInKnowledge['readSlip']
}

/**
 * Takes the scans of a check-in phone, now or days later. Scans may come twice, out of order or from several phones: a
 * person has one row of attendance.
 */
export async function recordCheckInScans(
  client: PrismaClient,
  { pass, deviceNo, readSlip, ...taken }: ScansTaken,
  now: Date,
): Promise<ScanResult[]> {
  // A number in capitals is the same number.
  const scans = taken.scans.map((scan) => ({ ...scan, scanNo: scan.scanNo.toLowerCase() }))
  return client.$transaction(async (db) => {
    const known = await readCheckInKnowledge(db, pass, scans, readSlip)
    const judged = judgeScans(scans, known, now)
    await writeScans(db, pass, deviceNo, judged.taken, now)
    await mergeAttendance(db, pass.sessionNo, judged.marks, now)
    return judged.results
  })
}

/** Every scan once, by its number, from the first phone that hands it in. */
async function writeScans(
  db: Transaction,
  { checkInPassNo, sessionNo }: Pick<CheckInPass, 'checkInPassNo' | 'sessionNo'>,
  deviceNo: string,
  taken: readonly TakenScan[],
  now: Date,
): Promise<void> {
  const rows = taken.map(({ scan, direction, markedAt }) => ({
    scanNo: scan.scanNo,
    checkInPassNo,
    sessionNo,
    applicationNo: scan.applicationNo,
    direction,
    method: scan.method,
    deviceNo,
    scannedAt: markedAt,
    receivedAt: now,
  }))
  // In one order everywhere, so that two phones with the same scans wait for each other and never in a circle.
  const inOrder = rows.toSorted((left, right) => (left.scanNo < right.scanNo ? -1 : 1))
  await db.checkInScan.createMany({ data: inOrder, skipDuplicates: true })
}
