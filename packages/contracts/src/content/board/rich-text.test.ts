import { describe, expect, it } from 'vitest'
import { richText } from './rich-text.ts'

const linkTo = (href: string) => [{ kind: 'paragraph', runs: [{ text: '여기', href }] }]
const IMAGE = { kind: 'image', path: '/boards/a.webp', alt: '그림', width: 10, height: 10 }
const TABLE = { kind: 'table', caption: '온도', head: ['식품'], rows: [[[{ text: '육류' }]]] }

describe('a post’s text', () => {
  it('accepts headings, paragraphs, lists, links, images and tables', () => {
    const text = [
      { kind: 'heading', level: 2, text: '제목' },
      ...linkTo('tel:02-000-0000'),
      { kind: 'list', isOrdered: false, items: [[{ text: '하나', isStrong: true }]] },
      IMAGE,
      TABLE,
    ]
    expect(richText.parse(text)).toEqual(text)
  })

  it.each([
    ['HTML', [{ kind: 'html', html: '<script>alert(1)</script>' }]],
    ['a field of its own', [{ kind: 'paragraph', runs: [], onclick: 'alert(1)' }]],
    ['a field of its own in a run', [{ kind: 'paragraph', runs: [{ text: '가', style: 'color:red' }] }]],
    ['a link of a script', linkTo('javascript:alert(1)')],
    ['a link of a hidden script', linkTo('java\nscript:alert(1)')],
    ['a link of data', linkTo('data:text/html,a')],
    ['a link that leaves the site by two slashes', linkTo('//evil.example')],
    ['an image without words', [{ ...IMAGE, alt: ' ' }]],
    ['an image of another site', [{ ...IMAGE, path: 'https://evil.example/a.png' }]],
    ['an image of a script', [{ ...IMAGE, path: 'javascript:alert(1)' }]],
    ['a table with a short row', [{ ...TABLE, rows: [[]] }]],
    ['a heading of the page’s own level', [{ kind: 'heading', level: 1, text: '제목' }]],
  ])('accepts no %s', (_what, text) => expect(richText.safeParse(text).success).toBe(false))
})
