import { expect, it } from 'vitest'
import { drawingOfList, drawingOfPost, newsDrawing } from './board-drawing.ts'
import { FAQ, NOTICES } from './boards.ts'

const asked = (asks: ReturnType<ReturnType<typeof drawingOfList>['asks']>) =>
  asks?.map(({ contract, input }) => [contract.operation, input])
const query = (text: string) => new URLSearchParams(text)

it('requests a board only from its beginning', () => {
  expect(asked(drawingOfList(NOTICES).asks(query('')))).toEqual([['listNotices', { limit: 10 }]])
  expect(asked(drawingOfList(FAQ).asks(query('')))).toEqual([['listPosts', { boardType: 4, limit: 10 }]])
  expect(drawingOfList(FAQ).asks(query('searchText=환불'))).toBeNull()
  expect(asked(newsDrawing.asks(query('')))).toHaveLength(2)
})

it.each([
  ['noticeNo=137', 137],
  ['noticeNo=137&utm=a', 137],
  ['noticeNo=-4', 1],
  ['noticeNo=a', 2_147_483_647],
  ['', 2_147_483_647],
])('requests the notice of %j: %i', (text, noticeNo) => {
  expect(asked(drawingOfPost(NOTICES).asks(query(text)))).toEqual([['readNotice', { noticeNo }]])
})

it('describes a post by its title and first words, even when there are no words', () => {
  const about = drawingOfPost(FAQ).about
  const contents = [{ kind: 'paragraph', runs: [{ text: '가'.repeat(400) }] }]
  expect(about?.({ title: '환불되나요?', contents })).toEqual({
    title: '환불되나요? | 자주 묻는 질문',
    description: '가'.repeat(150),
  })
  expect(about?.({ title: '그림', contents: [] })?.description).toBe('그림')
})
