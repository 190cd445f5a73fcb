import { isOwnPath } from '@hygiene/domain/content/board/rich-text'
import { describe, expect, it } from 'vitest'
import { contentBody, keptBody } from './content-body.ts'

const POST = {
  kind: 'post',
  title: '안내',
  content: [
    { kind: 'heading', level: 2, text: '제목' },
    { kind: 'paragraph', runs: [{ text: '말', isStrong: true, href: 'https://a.kr' }] },
    { kind: 'list', isOrdered: true, items: [[{ text: '하나', href: 'tel:02-000-0000' }]] },
    { kind: 'image', path: '/boards/a.webp', alt: '그림', width: 10, height: 10 },
    { kind: 'table', caption: '표 1', head: ['식품'], rows: [[[{ text: '육류', href: 'mailto:a@b.kr' }]]] },
  ],
  boardType: 2,
  postType: 1,
  examType: null,
  isImportant: false,
  pinnedUntil: '2026-12-31T15:00:00.000Z',
  fileNos: [],
}
const POPUP = {
  kind: 'popup',
  title: '접수',
  badge: '온라인',
  text: '',
  actionLabel: '보기',
  url: '/edu/online',
  mobilePath: '',
  imagePath: '/a.webp',
  imageAlt: '그림',
  popupType: 1,
}
const BANNER = {
  kind: 'banner',
  title: '공동구매',
  place: 'footer',
  sizeType: 'L',
  url: 'https://a.kr',
  imagePath: '/a.webp',
  site: 2,
  connectType: 2,
  menuType: 4,
}
const SITE = { kind: 'site', title: '식품안전나라', url: 'https://www.foodsafetykorea.go.kr' }
const BRANCH = {
  kind: 'branch',
  title: '서울지회',
  phone: '02-111-2222',
  address: '서울',
  openHours: '평일',
  mapUrl: 'https://map.kr',
  latitude: 37.5,
  longitude: 127,
  sidoCode: '1100000000',
  parentNo: 1,
  opensOn: '2026-12-01',
  closesOn: '2027-01-01',
}
const TEXT = {
  kind: 'text',
  title: '이용약관',
  policyKind: 'terms',
  inForceOn: '2027-01-01',
  needsConsent: false,
  isDisadvantageous: false,
  summary: '',
  effective: '시행합니다.',
  articles: [{ title: '제1조', paragraphs: ['가'], items: ['나'] }],
}

const HOSTILE = [
  'javascript:alert(1)',
  'JaVa\nScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'http://evil.example',
  '<img src=x onerror=alert(1)>',
  'blob:https://a.kr/1',
  { toString: 'javascript:alert(1)' },
  ['javascript:alert(1)'],
  null,
]
const NAMES = [
  'onclick',
  'onerror',
  'style',
  'class',
  'srcdoc',
  'html',
  'dangerouslySetInnerHTML',
  '__proto__',
  'src',
]
const LINKS = new Set(['href', 'url', 'mobilePath', 'mapUrl'])
const PATHS = new Set(['path', 'imagePath'])

function* changed(value: unknown): Generator {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      for (const other of changed(item)) yield value.with(at, other)
    }
    for (const hostile of HOSTILE) yield [...(value as unknown[]), hostile]
  } else if (typeof value === 'object' && value !== null) {
    for (const name of NAMES)
      yield Object.defineProperty({ ...value }, name, { value: 'alert(1)', enumerable: true })
    for (const [name, inside] of Object.entries(value)) {
      for (const hostile of HOSTILE) yield { ...value, [name]: hostile }
      for (const other of changed(inside)) yield { ...value, [name]: other }
    }
  }
}

function* fieldsOf(value: unknown): Generator<[string, unknown]> {
  if (Array.isArray(value)) for (const item of value) yield* fieldsOf(item)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inside] of Object.entries(value)) {
      yield [name, inside]
      yield* fieldsOf(inside)
    }
  }
}

const isLink = (href: unknown) =>
  typeof href === 'string' && (href === '' || /^(https:|tel:|mailto:)/.test(href) || isOwnPath(href))

function isClosed(name: string, value: unknown): boolean {
  if (NAMES.includes(name)) return false
  if (LINKS.has(name)) return isLink(value)
  return !PATHS.has(name) || value === '' || isOwnPath(String(value))
}

describe.each([
  ['a post', POST],
  ['a popup', POPUP],
  ['a banner', BANNER],
  ['a related site', SITE],
  ['a branch', BRANCH],
  ['a text of law', TEXT],
])('content of %s', (_what, body) => {
  it('accepts a complete version of the content', () => expect(contentBody.parse(body)).toEqual(body))

  it('outputs only the closed schema, whatever a node contains', () => {
    let tried = 0
    for (const attempt of changed(body)) {
      tried += 1
      const parsed = contentBody.safeParse(attempt)
      if (!parsed.success) continue
      const wrong = [...fieldsOf(parsed.data)].filter(([name, value]) => !isClosed(name, value))
      expect(wrong).toEqual([])
    }
    expect(tried).toBeGreaterThan(50)
  })
})

it.each([
  ['a picture without words', { ...POPUP, imageAlt: ' ' }],
  ['no title', { ...POST, title: ' ' }],
  [
    'half a place',
    {
      kind: 'branch',
      title: '서울',
      phone: '',
      address: '',
      openHours: '',
      mapUrl: '',
      latitude: 37,
      longitude: null,
    },
  ],
])('refuses content with %s', (_what, body) => expect(contentBody.safeParse(body).success).toBe(false))

it('names the field of a picture without words before anything is sent', () => {
  const judged = contentBody.safeParse({ ...POPUP, imageAlt: '' })
  expect(judged.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['imageAlt'], '그림 설명을 적어주세요.'],
  ])
})

it('reads a version from before its types were required', () => {
  const { popupType: _type, ...popup } = POPUP
  const { site: _site, connectType: _connect, menuType: _menu, ...banner } = BANNER
  expect(keptBody.parse(popup)).toMatchObject({ popupType: 1 })
  expect(keptBody.parse(banner)).toMatchObject({ site: 2, connectType: 2, menuType: null })
})
