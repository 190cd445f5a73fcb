import { describe, expect, it } from 'vitest'
import { isOwnPath, isSafeLink, plainTextOf } from './rich-text.ts'

describe('links in a post', () => {
  it.each([
    'https://example.com/a',
    'http://example.com',
    'tel:02-000-0000',
    'mailto:a@example.com',
    '/info/faq?a=1',
  ])('accepts a link to %s', (href) => expect(isSafeLink(href)).toBe(true))

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    'info/faq',
    '',
  ])('refuses a link to %j', (href) => expect(isSafeLink(href)).toBe(false))

  it('accepts only a path with a single leading slash as a path of this site', () => {
    expect(isOwnPath('/boards/hand-washing.webp')).toBe(true)
    expect(isOwnPath('https://example.com/a.png')).toBe(false)
  })
})

it('extracts the text of every kind of block', () => {
  const text = plainTextOf([
    { kind: 'heading', level: 2, text: '손 씻기' },
    { kind: 'paragraph', runs: [{ text: '비누로 ' }, { text: '30초', isStrong: true }] },
    { kind: 'list', isOrdered: true, items: [[{ text: '손바닥' }], [{ text: '손등', href: '/a' }]] },
    { kind: 'image', path: '/a.webp', alt: '손 그림', width: 1, height: 1 },
    { kind: 'table', caption: '온도표', head: ['식품'], rows: [[[{ text: '육류\n75도' }]]] },
  ])
  expect(text).toBe('손 씻기 비누로 30초 손바닥 손등 손 그림 온도표 식품 육류 75도')
})
