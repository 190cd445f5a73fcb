import { runBulkAct } from '@hygiene/contracts/platform/job/run-bulk-act'
import { handOver, type Queries } from '@hygiene/db'
import { allowed, type BulkScreen, bulkActLabel, denied, formatSeoulDate } from '@hygiene/domain'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../approval/approval-kind.ts'

const bulkFacts = z.object({ bulkActNo: z.int() })

const LIST: Record<BulkScreen, string> = { members: '회원', enrolments: '수강 신청' }

/** An act over more than 1,000 people begins when a second employee agrees. */
export const bulkActApproval: ApprovalKind<z.output<typeof bulkFacts>> = {
  kind: 'bulkAct',
  facts: bulkFacts,
  subject: ({ bulkActNo }) => `bulkAct ${bulkActNo}`,
  lock: (db, { bulkActNo }) =>
    db.$queryRaw`SELECT 1 FROM "BulkAct" WHERE "bulkActNo" = ${bulkActNo} FOR UPDATE`,
  async load(db, { bulkActNo }) {
    const act = await findAct(db, bulkActNo)
    if (!act) return null
    const { kind, screen, rowCount, leftCount, text, untilOn, status } = act
    const people = `${rowCount.toLocaleString('ko-KR')}${kind === 'text' ? '명' : '건'}`
    return {
      title: `${bulkActLabel[kind]} · ${people}`,
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
  async perform(db, { bulkActNo }) {
    const { count } = await db.bulkAct.updateMany({
      where: { bulkActNo, status: 'asked' },
      data: { status: 'running' },
    })
    if (count === 0) return denied('BULK_ENDED')
    await handOver(db, runBulkAct, { bulkActNo })
    return allowed()
  },
}

const findAct = (db: Queries, bulkActNo: number) =>
  db.bulkAct.findUnique({ where: { bulkActNo }, include: { text: true } })
