import { runBulkOperation } from '@hygiene/contracts/platform/job/run-bulk-operation'
import { handOver } from '@hygiene/db/outbox'
import type { Queries } from '@hygiene/db/connect'
import { allowed, denied } from '@hygiene/domain/verdict'
import { type BulkScreen, bulkOperationLabel } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../approval/approval-kind.ts'

const bulkFacts = z.object({ bulkOperationNo: z.int() })

const LIST: Record<BulkScreen, string> = { members: '회원', enrolments: '수강 신청' }

/** Requires a second employee for an action over more than 1,000 people. */
export const bulkOperationApproval: ApprovalKind<z.output<typeof bulkFacts>> = {
  kind: 'bulkOperation',
  facts: bulkFacts,
  subject: ({ bulkOperationNo }) => `bulkOperation ${bulkOperationNo}`,
  lock: (db, { bulkOperationNo }) =>
    db.$queryRaw`SELECT 1 FROM "BulkOperation" WHERE "bulkOperationNo" = ${bulkOperationNo} FOR UPDATE`,
  async load(db, { bulkOperationNo }) {
    const action = await findAction(db, bulkOperationNo)
    if (!action) return null
    const { kind, screen, rowCount, leftCount, text, untilOn, status } = action
    const people = `${rowCount.toLocaleString('ko-KR')}${kind === 'text' ? '명' : '건'}`
    return {
      title: `${bulkOperationLabel[kind]} · ${people}`,
      rows: [
        { label: `${LIST[screen as BulkScreen]} 목록에서`, before: '-', after: people },
        text
          ? { label: '보낼 내용', before: '-', after: text.body }
          : { label: '수강 마지막 날', before: '-', after: formatSeoulDate(untilOn ?? '') },
      ],
      follows: [
        kind === 'text' ? '한 사람에게 한 번만 문자를 보냅니다.' : '늘린 사람마다 문자로 알립니다.',
        `고른 뒤 조건에서 벗어난 ${leftCount.toLocaleString('ko-KR')}건은 빠졌고, 차례가 오기 전에 벗어나면 건너뜁니다.`,
        '하는 동안 일괄 처리 화면에서 멈출 수 있습니다.',
      ],
      fingerprint: fingerprintOf([kind, rowCount, text?.body, untilOn, status]),
      memberNos: [],
    }
  },
  async perform(db, { bulkOperationNo }) {
    const { count } = await db.bulkOperation.updateMany({
      where: { bulkOperationNo, status: 'asked' },
      data: { status: 'running' },
    })
    if (count === 0) return denied('BULK_ENDED')
    await handOver(db, runBulkOperation, { bulkOperationNo })
    return allowed()
  },
}

const findAction = (db: Queries, bulkOperationNo: number) =>
  db.bulkOperation.findUnique({ where: { bulkOperationNo }, include: { text: true } })
