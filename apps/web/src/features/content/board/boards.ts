import { BoardType } from '@hygiene/domain/text'

export type Board = {
  name: string
  boardType: BoardType
  path: string
  numberName: 'boardNo' | 'noticeNo'
  searches: 'notice' | 'board'
}

const board = (name: string, boardType: BoardType, path: string): Board => ({
  name,
  boardType,
  path,
  numberName: 'boardNo',
  searches: 'board',
})

export const NOTICES: Board = {
  name: '공지사항',
  boardType: BoardType.notice,
  path: '/info/notice',
  numberName: 'noticeNo',
  searches: 'notice',
}
export const LIBRARY = board('자료실', BoardType.library, '/info/data')
export const FAQ = board('자주 묻는 질문', BoardType.faq, '/info/faq')
export const MATERIALS = board('강의자료', BoardType.lectureMaterial, '/edu/data')
/** The news section shows the library and the results a second time (specification section 2). */
export const NEWS_DATA = board('자료 소식', BoardType.library, '/news/data')
export const RESULTS = board('식품위생교육 결과', BoardType.results, '/news/food')

export const RECIPES = board('위생 조리법', BoardType.recipe, '/recipe')

export const postPath = ({ path, numberName }: Board, postNo: number): string =>
  `${path}/view?${numberName}=${postNo}`

export const PER_PAGE = 10
const LATEST = 5

export const latestOf = ({ boardType }: Board) => ({ boardType, limit: LATEST })

/**
 * Returns the post number in the address. An invalid number becomes one that does not exist, so that the server's refusal is
 * shown.
 */
export function postNoIn({ numberName }: Board, query: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(query.get(numberName))) || 2_147_483_647)
}
