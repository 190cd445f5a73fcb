import type { PrismaClient } from '@hygiene/db'
import { denied, nextExportAt } from '@hygiene/domain'
import { type Caller, scheduleOf } from './schedule-export.ts'

/** Stops a scheduled export, or lets it go on from its next turn after now: turns that were missed are not made up for. */
export async function pauseExport(
  client: PrismaClient,
  { savedNo, isPaused }: { savedNo: number; isPaused: boolean },
  { employeeNo }: Caller,
  now: Date,
) {
  const saved = await client.savedExport.findUnique({ where: { savedNo, employeeNo } })
  if (!saved) return denied('SAVED_EXPORT_NOT_FOUND')
  const schedule = scheduleOf(saved)
  if (!schedule) return denied('SAVED_EXPORT_UNSCHEDULED')
  const nextAt = nextExportAt(schedule, now)
  await client.savedExport.updateMany({ where: { savedNo, employeeNo }, data: { isPaused, nextAt } })
  return { allowed: true as const, nextAt }
}
