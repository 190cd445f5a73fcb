import { expect, it } from 'vitest'
import { articlesOf, articleText } from './article-text.ts'

it('restores articles from their lines unchanged', () => {
  const articles = [
    { title: '제1조 (목적)', paragraphs: ['가', '나'], items: [] },
    { title: '제2조 (용어)', paragraphs: ['다음과 같습니다.'], items: ['회원: 가입한 사람', '신규'] },
  ]
  expect(articlesOf(articleText(articles))).toEqual(articles)
})

it('reads lines without a title as an article without a title', () => {
  expect(articlesOf('말\n\n# 제1조\n- 하나')).toEqual([
    { title: '', paragraphs: ['말'], items: [] },
    { title: '제1조', paragraphs: [], items: ['하나'] },
  ])
})
