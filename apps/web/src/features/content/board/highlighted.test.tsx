import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Highlighted, partsOf } from './highlighted.tsx'

const shown = (text: string, searchText: string) =>
  partsOf(text, searchText)
    .map(({ text: wording, isFound }) => (isFound ? `[${wording}]` : wording))
    .join('')

it.each([
  ['손 씻기와 손 소독', '손', '[손] 씻기와 [손] 소독'],
  ['PDF와 pdf', 'Pdf', '[PDF]와 [pdf]'],
  ['100% (주)', '% (', '100[% (]주)'],
  ['가가가', '가가', '[가가]가'],
  ['온도', '습도', '온도'],
  ['온도', '', '온도'],
  ['İ온도', '온', 'İ온도'],
])('marks in %j the words %j: %j', (text, searchText, expected) =>
  expect(shown(text, searchText)).toBe(expected),
)

it('marks tags as plain text', () => {
  const { container } = render(<Highlighted text="<b onclick=alert(1)>굵게</b>" searchText="<b" />)
  expect(container.querySelector('b')).toBeNull()
  expect(container.querySelector('mark')?.textContent).toBe('<b')
})
