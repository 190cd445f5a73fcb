import { scheduleExport as contract } from '@hygiene/contracts/staff/export/schedule-export'
import type { SavedExport } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { type ExportSchedule, nextExportAt } from '@hygiene/domain/staff/export/export-schedule'
import { operation } from '../../kit/operation.ts'

export function scheduleOf({ rhythm, rhythmDay, hour }: SavedExport): ExportSchedule | null {
  return rhythm === null || hour === null ? null : { rhythm, rhythmDay, hour }
}

export const scheduleExport = operation(contract, async ({ db, input, actor, now, log }) => {
  const { savedNo, schedule, purpose, text } = input
  const nextAt = schedule && nextExportAt(schedule, now)
  const rhythm = schedule ?? { rhythm: null, rhythmDay: null, hour: null }
  const reason = schedule ? { purpose: purpose ?? null, text } : { purpose: null, text: null }
  const { count } = await db.savedExport.updateMany({
    where: { savedNo, employeeNo: actor.employeeNo },
    data: { ...rhythm, ...reason, nextAt, isPaused: false, lastSaid: null },
  })
  if (count === 0) return denied('SAVED_EXPORT_NOT_FOUND')
  log({ subject: { kind: 'savedExport', no: savedNo }, reason: text })
  return { nextAt }
})
