import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { scheduleExport as contract } from '@hygiene/contracts/staff/export/schedule-export'
import type { PrismaClient, SavedExport } from '@hygiene/db'
import { denied, type ExportSchedule, nextExportAt } from '@hygiene/domain'
import { writeAudit } from '../audit-log/write-audit.ts'

export interface Caller {
  employeeNo: number
  ipAddress: string
}

/** The rhythm of a saved export; null: it is made by hand only. */
export function scheduleOf({ rhythm, rhythmDay, hour }: SavedExport): ExportSchedule | null {
  return rhythm === null || hour === null ? null : { rhythm, rhythmDay, hour }
}

/** Gives an own saved export its rhythm, with the reason each of its files will have; or ends it. */
export async function scheduleExport(
  client: PrismaClient,
  { savedNo, schedule, purpose, text }: InputOf<typeof contract>,
  caller: Caller,
  now: Date,
) {
  const { employeeNo, ipAddress } = caller
  return client.$transaction(async (db) => {
    const nextAt = schedule && nextExportAt(schedule, now)
    const rhythm = schedule ?? { rhythm: null, rhythmDay: null, hour: null }
    const reason = schedule ? { purpose: purpose ?? null, text } : { purpose: null, text: null }
    const { count } = await db.savedExport.updateMany({
      where: { savedNo, employeeNo },
      data: { ...rhythm, ...reason, nextAt, isPaused: false, lastSaid: null },
    })
    if (count === 0) return denied('SAVED_EXPORT_NOT_FOUND')
    const action = { operation: 'scheduleExport', subject: { kind: 'savedExport', no: savedNo } } as const
    await writeAudit(db, { caller, ...action, reason: text, ipAddress, now })
    return { allowed: true as const, nextAt }
  })
}
