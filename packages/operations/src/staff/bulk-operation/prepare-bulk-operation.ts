import type { Queries, Transaction } from '@hygiene/db/connect'
import type { BulkScreen } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { denied } from '@hygiene/domain/verdict'
import { isAdvertising } from '@hygiene/domain/staff/employee/staff-text'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'
import { writeStaffText } from '../../platform/message/write-staff-text.ts'
import { readSet } from '../saved-view/read-set.ts'
import { BULK_LISTS, type BulkSubject } from './bulk-lists.ts'

export type BulkWork = { kind: 'text'; body: string } | { kind: 'extend'; untilOn: SeoulDay }

export interface BulkOrder {
  employeeNo: number
  screen: BulkScreen
  setNo: string
  work: BulkWork
  reason: string
}

export type BulkRefusal = 'SET_ENDED' | 'BULK_EMPTY' | 'BULK_OTHER_LIST' | 'TEXT_ADVERTISING'

type Judged =
  | { allowed: true; subjects: BulkSubject[]; left: number }
  | { allowed: false; reason: 'SET_ENDED' | 'BULK_OTHER_LIST' }

export interface Prepared {
  allowed: true
  bulkOperationNo: number
  people: number
  left: number
  isRepeated: boolean
}

export async function judgeSet(
  db: Queries,
  { screen, setNo, employeeNo, kind }: Omit<BulkOrder, 'work' | 'reason'> & Pick<BulkWork, 'kind'>,
  now: Date,
): Promise<Judged> {
  const { list, subjects: subjectsOf } = BULK_LISTS[screen]
  const find = subjectsOf[kind]
  if (!find) return denied('BULK_OTHER_LIST')
  const set = { setNo, employeeNo, screen }
  const read = await readSet(db, set, list, now)
  if (!read.allowed) return read
  const subjects = await find(db, read.fitting)
  return { allowed: true, subjects, left: read.left.length }
}

/**
 * Stores an action with its rows before it starts. The unique index of set and kind decides between simultaneous orders; the
 * later one returns the first action.
 */
export async function prepareBulkOperation(
  db: Transaction,
  { employeeNo, screen, setNo, work, reason }: BulkOrder,
  status: 'asked' | 'running',
  now: Date,
): Promise<Prepared | { allowed: false; reason: BulkRefusal }> {
  if (work.kind === 'text' && isAdvertising(work.body)) return denied('TEXT_ADVERTISING')
  const judged = await judgeSet(db, { employeeNo, screen, setNo, kind: work.kind }, now)
  if (!judged.allowed) return judged
  const { subjects, left } = judged
  const { conditions } = await db.staffSet.findUniqueOrThrow({ where: { setNo } })
  const [made] = await db.bulkOperation.createManyAndReturn({
    data: {
      kind: work.kind,
      screen,
      setNo,
      conditions: conditions ?? {},
      employeeNo,
      textNo: work.kind === 'text' ? await writeStaffText(db, { employeeNo, body: work.body }, now) : null,
      untilOn: work.kind === 'extend' ? work.untilOn : null,
      reason,
      rowCount: subjects.length,
      leftCount: left,
      status,
      orderedAt: now,
    },
    skipDuplicates: true,
  })
  if (!made) return repeated(db, setNo, work.kind)
  if (subjects.length === 0) return denied('BULK_EMPTY')
  const { bulkOperationNo } = made
  await db.$executeRaw`
    INSERT INTO "BulkOperationRow" ("bulkOperationNo", "subjectNo", "setKey")
    SELECT ${bulkOperationNo}, * FROM unnest(${subjects.map(({ subjectNo }) => subjectNo)}::int[],
                                       ${subjects.map(({ setKey }) => setKey)}::text[])`
  return { allowed: true, bulkOperationNo, people: subjects.length, left, isRepeated: false }
}

async function repeated(db: Transaction, setNo: string, kind: BulkWork['kind']): Promise<Prepared> {
  const action = await db.bulkOperation.findUniqueOrThrow({ where: { setNo_kind: { setNo, kind } } })
  const { bulkOperationNo, rowCount, leftCount } = action
  return { allowed: true, bulkOperationNo, people: rowCount, left: leftCount, isRepeated: true }
}
