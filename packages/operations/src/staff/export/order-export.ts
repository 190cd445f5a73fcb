import { makeExport } from '@hygiene/contracts/platform/job/make-export'
import { handOver, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import {
  BULK_ALONE,
  conditionText,
  denied,
  EXPORT_ROWS_MOST,
  type ExportFormat,
  type ExportPurpose,
  exportListOf,
} from '@hygiene/domain'
import { requestApproval } from '../approval/request-approval.ts'
import { writeAudit } from '../audit-log/write-audit.ts'
import { freezeSet } from '../saved-view/freeze-set.ts'
import { bulkExport } from './bulk-export.ts'
import type { Viewer } from './export-kind.ts'
import { type ExportChoice, exportKindOf, foundBy } from './export-kinds.ts'
import { exportRefusal } from './export-refusal.ts'

/** Days a request for approval may wait, and one for the making. */
const SET_DAYS = 8

export interface ExportWanted {
  choice: ExportChoice
  format: ExportFormat
  columns: readonly string[]
  isUnmasked: boolean
  purpose: ExportPurpose
  text: string
}

/** The turn of a saved export that an order takes. */
interface Turn {
  savedNo: number
  dueAt: Date
  nextAt: Date
}

/** Nothing was written. */
export class TurnTaken extends Error {}

export interface Orderer extends Viewer {
  ipAddress: string
}

/**
 * Freezes the rows found and hands their file to the worker, or to a second person where they are many. With a turn it is
 * ordered once, whichever worker comes first.
 * @throws TurnTaken where another worker came first.
 */
export async function orderExport(
  client: PrismaClient,
  wanted: ExportWanted,
  caller: Orderer,
  now: Date,
  turn: Turn | null = null,
) {
  const { choice, columns, ...text } = wanted
  const refusal = exportRefusal(choice.screen, wanted.isUnmasked, caller.role)
  if (refusal) return denied(refusal)

  const { employeeNo, ipAddress } = caller
  const query = await foundBy(client, choice, caller, now)
  const set = { employeeNo, screen: choice.screen, conditions: {} }
  const bounds = { days: SET_DAYS, most: EXPORT_ROWS_MOST }
  const frozen = await freezeSet(client, exportKindOf(choice.screen, now).key, query, set, now, bounds)
  if (!frozen.allowed) return denied('EXPORT_TOO_LARGE')
  const { setNo, count } = frozen.set
  if (count === 0) return denied('EXPORT_EMPTY')

  return transaction(client, async (db) => {
    if (turn && !(await takeTurn(db, turn, now))) throw new TurnTaken()
    const isMany = count > BULK_ALONE
    const { exportNo } = await db.staffExport.create({
      data: {
        ...text,
        found: conditionText(choice.screen, choice.filter, choice.text),
        employeeNo,
        ipAddress,
        screen: choice.screen,
        columns: [...columns],
        setNo,
        rowCount: count,
        status: isMany ? 'approval' : 'ordered',
        orderedAt: now,
        savedNo: turn?.savedNo ?? null,
        dueAt: turn?.dueAt ?? null,
      },
    })
    const subject = { kind: 'export', no: exportNo } as const
    const action = { operation: 'orderExport', subject, detail: exportListOf(choice.screen).label }
    await writeAudit(db, { caller, ...action, reason: wanted.text, ipAddress, now })
    if (!isMany) {
      await handOver(db, makeExport, { exportNo })
      return { allowed: true as const, exportNo, rowCount: count, approvalNo: null }
    }
    const asking = { maker: caller, reasonCode: wanted.purpose, text: wanted.text }
    const asked = await requestApproval(db, bulkExport, { exportNo }, asking, now)
    if (!asked.allowed) return asked
    return { allowed: true as const, exportNo, rowCount: count, approvalNo: asked.approvalNo }
  })
}

async function takeTurn(db: Transaction, { savedNo, dueAt, nextAt }: Turn, now: Date): Promise<boolean> {
  const { count } = await db.savedExport.updateMany({
    where: { savedNo, nextAt: dueAt, isPaused: false },
    data: { nextAt, lastAt: now, lastSaid: null },
  })
  return count > 0
}
