import { listInquiries as contract } from '@hygiene/contracts/content/inquiry/list-inquiries'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { mayReadInquiry } from '@hygiene/domain'
import { implement } from '../../http/implement.ts'
import { inquiryFactsOf } from './shown-inquiry.ts'

/** In the place of a title that this reader may not know. */
const LOCKED_TITLE = '비밀글입니다.'

export const listInquiries = implement(contract, async ({ input, caller, deps, refuse }) => {
  const { inquiryType, onlyMine, page, limit } = input
  if (onlyMine && !caller) throw refuse('LOGIN_REQUIRED')
  const readerNo = caller?.memberNo ?? null
  const where = { inquiryType, ...(onlyMine && caller ? { memberNo: caller.memberNo } : {}) }
  const [rows, totalRow] = await Promise.all([
    deps.db.inquiry.findMany({
      where,
      orderBy: { inquiryNo: 'desc' },
      ...pageWindow(page, limit),
      include: { member: { select: { name: true } } },
    }),
    deps.db.inquiry.count({ where }),
  ])
  const list = rows.map((row) => {
    const isLocked = !mayReadInquiry(row, readerNo)
    const facts = inquiryFactsOf(row, readerNo)
    return { ...facts, isLocked, title: isLocked ? LOCKED_TITLE : facts.title }
  })
  return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
})
