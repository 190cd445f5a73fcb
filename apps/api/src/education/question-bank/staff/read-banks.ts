import { readBanks as contract } from '@hygiene/contracts/education/question-bank/staff/read-banks'
import { isBankDrawn } from '@hygiene/domain'
import { bankStandings } from '@hygiene/operations/education/question-bank/bank-standings'
import { implement } from '../../../http/implement.ts'

export const readBanks = implement(contract, async ({ deps, now }) => {
  const [banks, topics, lectures] = await Promise.all([
    bankStandings(deps.db),
    deps.db.examQuestion.findMany({
      where: { banks: { some: {} } },
      distinct: ['topic'],
      select: { topic: true },
      orderBy: { topic: 'asc' },
    }),
    deps.db.lecture.findMany({ select: { lectureNo: true, title: true }, orderBy: { lectureNo: 'asc' } }),
  ])
  return {
    asOf: now.toISOString(),
    banks: banks.map((bank) => ({ ...bank, isDrawn: bank.needed > 0 && isBankDrawn(bank, now) })),
    topics: topics.map(({ topic }) => topic),
    lectures,
  }
})
