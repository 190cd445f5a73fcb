import { listInquiries as contract } from '@hygiene/contracts/content/inquiry/list-inquiries'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { denied } from '@hygiene/domain/verdict'
import { mayReadInquiry } from '@hygiene/domain/content/inquiry/inquiry-reader'
import { query } from '../../kit/operation.ts'
import { inquiryFactsOf } from './shown-inquiry.ts'

const LOCKED_TITLE = '비밀글입니다.'

export const listInquiries = query(contract, async ({ db, input, actor }) => {
  const { inquiryType, onlyMine, page, limit } = input
  if (onlyMine && !actor) return denied('LOGIN_REQUIRED')
  const readerNo = actor?.memberNo ?? null
  const where = { inquiryType, ...(onlyMine && actor ? { memberNo: actor.memberNo } : {}) }
  const [rows, totalRow] = await Promise.all([
    db.inquiry.findMany({
      where,
      orderBy: { inquiryNo: 'desc' },
      ...pageWindow(page, limit),
      include: { member: { select: { name: true } } },
    }),
    db.inquiry.count({ where }),
  ])
  const list = rows.map((row) => {
    const isLocked = !mayReadInquiry(row, readerNo)
    const facts = inquiryFactsOf(row, readerNo)
    return { ...facts, isLocked, title: isLocked ? LOCKED_TITLE : facts.title }
  })
  return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
})
