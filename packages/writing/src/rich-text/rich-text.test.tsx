import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

function draw(blocks: readonly RichBlock[]) {
  return render(<RichText blocks={blocks} renderLink={renderLink} />).container
}

const renderLink = (to: string, text: ReactNode) => <a href={to}>{text}</a>

const linkTo = (href: string): RichBlock => ({ kind: 'paragraph', runs: [{ text: '여기', href }] })

it('draws headings below the post heading, lists, images and tables', () => {
  draw([
    { kind: 'heading', level: 2, text: '준비물' },
    { kind: 'list', isOrdered: true, items: [[{ text: '신분증', isStrong: true }]] },
    { kind: 'image', path: '/a.webp', alt: '교육장 약도', width: 400, height: 300 },
    {
      kind: 'table',
      caption: '보관 온도',
      head: ['식품', '온도'],
      rows: [[[{ text: '육류' }], [{ text: '5도' }]]],
    },
  ])
  expect(screen.getByRole('heading', { level: 3, name: '준비물' })).toBeTruthy()
  expect(within(screen.getByRole('list')).getByText('신분증').tagName).toBe('STRONG')
  expect(screen.getByRole('img', { name: '교육장 약도' }).getAttribute('width')).toBe('400')
  expect(screen.getByRole('table', { name: '보관 온도' })).toBeTruthy()
})

it('shows tags inside a text as text', () => {
  const attack = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const drawn = draw([
    { kind: 'heading', level: 3, text: attack },
    { kind: 'paragraph', runs: [{ text: attack }] },
    { kind: 'table', caption: attack, head: [attack], rows: [[[{ text: attack }]]] },
  ])
  expect(drawn.querySelector('script, img')).toBeNull()
  expect(screen.getByRole('heading').textContent).toBe(attack)
})

it('draws a script link as text, even if the server accepted the link', () => {
  const drawn = draw([linkTo('javascript:alert(1)'), linkTo('//evil.example')])
  expect(drawn.querySelector('a')).toBeNull()
  expect(screen.getAllByText('여기')).toHaveLength(2)
})

it('opens links of this site in the app and others as links', () => {
  draw([linkTo('/info/faq'), linkTo('tel:1644-0000')])
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/info/faq', 'tel:1644-0000'])
  expect(screen.getAllByRole('link').at(-1)?.getAttribute('rel')).toBe('nofollow noreferrer')
})
