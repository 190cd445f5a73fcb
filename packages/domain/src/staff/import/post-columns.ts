import { contentBoards } from '../../content/post/content-kinds.ts'
import { boardTypeLabel } from '../../text.ts'
import { choicesOf, type ImportColumn, optional, required, text } from './import-column.ts'

const BOARDS = Object.fromEntries(contentBoards.map((board) => [board, boardTypeLabel[board]]))

/** Posts of the system before this one, with the numbers that links to them name. Text only: files and pictures are added in the console. */
export const POST_COLUMNS: readonly ImportColumn[] = [
  {
    key: 'postNo',
    label: '글 번호',
    column: { type: 'integer', least: 1, most: 1_000_000_000 },
    ...required,
    alike: ['번호', '게시글번호', '글번호', 'no', 'seq'],
  },
  {
    key: 'boardType',
    label: '게시판',
    column: {
      type: 'choice',
      choices: choicesOf(BOARDS, {
        2: ['공지', '알림'],
        3: ['서식', '자료'],
        4: ['faq', '질문'],
        5: ['결과', '교육결과'],
        6: ['조리법', '레시피'],
      }),
    },
    ...required,
    alike: ['게시판명', '분류', 'board'],
  },
  { key: 'title', label: '제목', column: text(200), ...required, alike: ['글제목', 'title', 'subject'] },
  {
    key: 'content',
    label: '내용',
    column: { type: 'lines', most: 5_000 },
    ...required,
    alike: ['본문', '글내용', 'content', 'body'],
  },
  {
    key: 'publishedOn',
    label: '올린 날',
    column: { type: 'day' },
    ...required,
    alike: ['등록일', '작성일', '게시일', '작성일자', 'date'],
  },
  {
    key: 'viewCount',
    label: '조회수',
    column: { type: 'integer', least: 0, most: 100_000_000 },
    ...optional,
    alike: ['조회', 'hit', 'hits', 'views'],
  },
]
