import { exportChoice } from '@hygiene/contracts/staff/export/export-choice'
import type { PrismaClient, SavedExport } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import type { ExportFormat, ExportPurpose } from '@hygiene/domain/staff/export/export'
import { exportListOf } from '@hygiene/domain/staff/export/export-lists'
import { nextExportAt } from '@hygiene/domain/staff/export/export-schedule'
import { writeAudit } from '../audit-log/write-audit.ts'
import type { Viewer } from './export-kind.ts'
import { type ExportWanted, freezeExport, placeExport } from './place-export.ts'
import { scheduleOf } from './schedule-export.ts'

const AT_ONCE = 20
const WORKER = 'worker'

const RIGHTS_GONE = '내보낼 권한이 없어 만들지 않고 멈췄습니다.'
const CONDITIONS_GONE = '저장한 조건이 이제 없어 만들지 않고 멈췄습니다.'
/** Lists refusals that skip a scheduled export without pausing its schedule. */
const SAID: Readonly<Record<string, string>> = {
  EXPORT_EMPTY: '조건에 맞는 행이 없어 만들지 않았습니다.',
  EXPORT_TOO_LARGE: '한 파일에 담을 수 있는 행보다 많아 만들지 않았습니다.',
  APPROVAL_NO_APPROVER: '승인할 직원이 없어 만들지 않았습니다.',
}

type Due = SavedExport & { employee: Viewer & { disabledAt: Date | null } }

/**
 * Orders the saved exports that are due, under their employees' current rights. Returns how many were due. The order's
 * transaction takes the turn, so two workers never repeat one and a crash loses none.
 */
export async function orderDueExports(client: PrismaClient, now: Date): Promise<number> {
  const due = await client.savedExport.findMany({
    where: { isPaused: false, nextAt: { lte: now } },
    include: { employee: true },
    orderBy: { nextAt: 'asc' },
    take: AT_ONCE,
  })
  let failure: unknown = null
  for (const saved of due) {
    try {
      await takeTurn(client, saved, now)
    } catch (error) {
      if (!(error instanceof TurnTaken)) failure = error
    }
  }
  if (failure) throw failure
  return due.length
}

async function takeTurn(client: PrismaClient, saved: Due, now: Date): Promise<void> {
  const { savedNo, nextAt: dueAt, employee, screen, filter, purpose, text } = saved
  const schedule = scheduleOf(saved)
  if (!schedule || dueAt === null) return
  const nextAt = nextExportAt(schedule, now)
  const turn = { savedNo, dueAt, nextAt }
  if (employee.disabledAt !== null) return stop(client, turn, employee, RIGHTS_GONE, now)
  const choice = exportChoice.safeParse({ screen, filter, text: '' })
  if (!choice.success) return stop(client, turn, employee, CONDITIONS_GONE, now)

  const { format, columns, isUnmasked } = saved
  const reason = { purpose: purpose as ExportPurpose, text: text ?? '' }
  const wanted = {
    format: format as ExportFormat,
    columns,
    isUnmasked,
    ...reason,
    choice: choice.data,
  }
  const ordered = await orderInTurn(client, wanted, { ...employee, ipAddress: WORKER }, turn, now)
  if (ordered.allowed) return
  if (ordered.reason === 'STAFF_FORBIDDEN' || ordered.reason === 'EXPORT_UNMASKED_FORBIDDEN')
    return stop(client, turn, employee, RIGHTS_GONE, now)
  const lastSaid = SAID[ordered.reason] ?? '승인을 올리지 못해 만들지 않았습니다.'
  await client.savedExport.updateMany({ where: turnOf(turn), data: { nextAt, lastSaid, lastAt: now } })
}

/** Rolls back because another worker took the turn first. */
class TurnTaken extends Error {}

async function orderInTurn(
  client: PrismaClient,
  wanted: ExportWanted,
  caller: Viewer & { ipAddress: string },
  turn: Turn & { nextAt: Date },
  now: Date,
) {
  const frozen = await freezeExport(client, wanted, caller, now)
  if (!frozen.allowed) return frozen
  return transaction(client, async (db) => {
    const { count } = await db.savedExport.updateMany({
      where: turnOf(turn),
      data: { nextAt: turn.nextAt, lastAt: now, lastSaid: null },
    })
    if (count === 0) throw new TurnTaken()
    const placed = await placeExport(db, wanted, caller, frozen, now, turn)
    if (!placed.allowed) return placed
    const subject = { kind: 'export', no: placed.exportNo } as const
    const action = { operation: 'orderExport', subject, detail: exportListOf(wanted.choice.screen).label }
    await writeAudit(db, { caller, ...action, reason: wanted.text, ipAddress: WORKER, now })
    return placed
  })
}

interface Turn {
  savedNo: number
  dueAt: Date
}

const turnOf = ({ savedNo, dueAt }: Turn) => ({ savedNo, nextAt: dueAt, isPaused: false })

async function stop(
  client: PrismaClient,
  turn: Turn,
  caller: Viewer,
  lastSaid: string,
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    const data = { isPaused: true, lastSaid, lastAt: now }
    const { count } = await db.savedExport.updateMany({ where: turnOf(turn), data })
    if (count === 0) return
    const subject = { kind: 'savedExport', no: turn.savedNo } as const
    await writeAudit(db, {
      caller,
      operation: 'stopSavedExport',
      subject,
      reason: lastSaid,
      ipAddress: WORKER,
      now,
    })
  })
}
