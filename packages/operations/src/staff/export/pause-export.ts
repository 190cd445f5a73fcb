import { pauseExport as contract } from '@hygiene/contracts/staff/export/pause-export'
import { denied } from '@hygiene/domain/verdict'
import { nextExportAt } from '@hygiene/domain/staff/export/export-schedule'
import { operation } from '../../kit/operation.ts'
import { scheduleOf } from './schedule-export.ts'

/** Pauses or resumes a scheduled export. Missed turns are not made up. */
export const pauseExport = operation(contract, async ({ db, input, actor: { employeeNo }, now }) => {
  const { savedNo, isPaused } = input
  const saved = await db.savedExport.findUnique({ where: { savedNo, employeeNo } })
  if (!saved) return denied('SAVED_EXPORT_NOT_FOUND')
  const schedule = scheduleOf(saved)
  if (!schedule) return denied('SAVED_EXPORT_UNSCHEDULED')
  const nextAt = nextExportAt(schedule, now)
  await db.savedExport.updateMany({ where: { savedNo, employeeNo }, data: { isPaused, nextAt } })
  return { nextAt }
})
