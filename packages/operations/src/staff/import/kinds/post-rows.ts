import { boardType } from '@hygiene/contracts/kit/fields'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { takenPostNos } from '../../../content/board/store-former-post.ts'
import { heldPostNos, writeFormerPost } from '../../../content/post/write-former-post.ts'
import { findOrigins } from '../find-origins.ts'
import type { Found, ImportRecords } from '../import-records.ts'

const TAGS = /<\/?[a-z][^>]*>/i

/** Imports posts by their number in the previous system. An imported one is edited in the console, so no file changes it. */
export const postRows: ImportRecords = {
  kind: 'posts',
  identity: ['postNo'],
  async find(db, rows, { now }) {
    const numbers = rows.map(({ postNo }) => Number(postNo))
    const written = await findOrigins(db, 'posts', numbers)
    const taken = await takenPostNos(db, numbers)
    const held = await heldPostNos(db, numbers)
    const today = seoulDay(now)
    return rows.map((row): Found => {
      const recordNo = Number(row.postNo)
      if (written.has(recordNo)) return { is: { recordNo, values: row } }
      if (taken.has(recordNo) || held.has(recordNo))
        return { wrong: '이 번호의 게시글이 이미 있습니다.', column: 'postNo' }
      if ((row.publishedOn ?? '') > today)
        return { wrong: '아직 오지 않은 날짜입니다.', column: 'publishedOn' }
      return TAGS.test(row.content ?? '')
        ? { wrong: 'HTML 태그가 들어 있습니다. 글만 적어주세요.', column: 'content' }
        : null
    })
  },
  async write(db, row, _into, { head, now }) {
    const postNo = Number(row.postNo)
    await writeFormerPost(
      db,
      {
        postNo,
        boardType: boardType.parse(Number(row.boardType)),
        title: row.title ?? '',
        content: paragraphsOf(row),
        publishedOn: row.publishedOn ?? seoulDay(now),
        viewCount: Number(row.viewCount || 0),
      },
      { employeeNo: head.orderedByNo, now },
    )
    return { recordNo: postNo, memberNo: null }
  },
}

const paragraphsOf = ({ content = '' }: ImportValues): RichBlock[] =>
  content
    .split('\n')
    .filter((line) => line !== '')
    .map((text) => ({ kind: 'paragraph', runs: [{ text }] }))
