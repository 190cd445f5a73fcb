import { readBanks as contract } from '@hygiene/contracts/education/question-bank/staff/read-banks'
import { isBankDrawn } from '@hygiene/domain/education/question-bank/question-bank'
import { bankStatuses } from '../bank-statuses.ts'
import { query } from '../../../kit/operation.ts'

export const readBanks = query(contract, async ({ db, now }) => {
  const [banks, topics, lectures] = await Promise.all([
    bankStatuses(db),
    db.examQuestion.findMany({
      where: { banks: { some: {} } },
      distinct: ['topic'],
      select: { topic: true },
      orderBy: { topic: 'asc' },
    }),
    db.lecture.findMany({ select: { lectureNo: true, title: true }, orderBy: { lectureNo: 'asc' } }),
  ])
  return {
    asOf: now,
    banks: banks.map((bank) => ({ ...bank, isDrawn: bank.needed > 0 && isBankDrawn(bank, now) })),
    topics: topics.map(({ topic }) => topic),
    lectures,
  }
})
