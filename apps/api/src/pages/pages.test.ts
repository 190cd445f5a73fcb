import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SitePage } from '@hygiene/contracts/kit/site-pages'
import { FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { addPosts, paragraphs } from '@hygiene/testing'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const ATTACK = `</title><script>alert(1)</script>"'&`
const PUBLIC = 'https://edu.example'
const notice = { boardType: 2, numberName: 'noticeNo' }
const PAGES: SitePage[] = [
  { path: '/main', title: '처음 화면', description: '교육을 신청하는 곳' },
  { path: '/sign/up', title: '회원가입', description: '회원가입하는 곳' },
  { path: '/user/page', title: '나의 정보' },
  { path: '/edu/data/view', title: '강의자료', isDrawn: true, post: { boardType: 1, numberName: 'boardNo' } },
  { path: '/verify/:number', title: '문서 진위 확인' },
  { path: '/info/notice', title: '공지사항', description: '협회의 공지사항', isDrawn: true },
  { path: '/info/notice/view', title: '공지사항', description: '공지사항', isDrawn: true, post: notice },
  {
    path: '/info/data/view',
    title: '자료',
    description: '자료',
    isDrawn: true,
    post: { boardType: 3, numberName: 'boardNo' },
  },
  {
    path: '/news/data/view',
    title: '소식',
    description: '소식',
    canonical: '/info/data/view',
    isDrawn: true,
    post: { boardType: 3, numberName: 'boardNo' },
  },
  { path: '*', title: '찾을 수 없는 화면' },
]
const DRAWING = `export async function drawPage(address, load) {
  const query = new URLSearchParams(address.split('?')[1])
  const no = query.get('noticeNo') ?? query.get('boardNo')
  const asked = query.has('noticeNo') ? ['/api/notice/fetchData', { noticeNo: Number(no) }]
    : query.has('boardNo') ? ['/api/board/fetchData', { postNo: Number(no) }] : ['/api/notice/fetchUserNoticeList', { limit: 10 }]
  const answer = await load(...asked)
  if (answer === null) return null
  const title = answer.title ?? '공지사항'
  return { html: '<h1>drawn</h1>', title, description: title, answers: [[[asked[0], asked[1]], answer, false]] }
}`
const page = (wording: string) =>
  `<!doctype html><html><head><script>1</script><meta name="description" content="old" /><title>old</title></head><body><div id="root">${wording}</div><!--end of screen--></body></html>`

let api: TestApi
const dist = mkdtempSync(join(tmpdir(), 'hygiene-pages-'))

beforeAll(async () => {
  for (const folder of ['assets', 'drawing/pages/info']) mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'index.html'), page(''))
  writeFileSync(join(dist, 'drawing/pages/index.html'), page('{{association.phone}}'))
  writeFileSync(join(dist, 'drawing/pages/info/notice.html'), page('waiting'))
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(PAGES))
  writeFileSync(join(dist, 'drawing/package.json'), '{"type":"module"}')
  writeFileSync(join(dist, 'drawing/render.js'), DRAWING)
  api = await startTestApi({ WEB_DIST_DIR: dist, PUBLIC_URL: PUBLIC, TRUSTED_PROXIES: '1' })
  const post = (postNo: number, boardType: 1 | 2 | 3, title: string, day = '2026-11-01') => ({
    postNo,
    boardType,
    title,
    content: paragraphs([`${ATTACK} \u0001 본문 ${postNo}`]),
    publishedOn: new Date(day),
  })
  await addPosts(api.database.db, [
    post(1, 2, '집합교육 일정'),
    post(2, 2, ATTACK, '2026-11-20'),
    post(3, 2, '내일의 공지', '2026-11-22'),
    { ...post(4, 2, '쓰는 중인 공지'), isDraft: true },
    post(5, 3, '점검표'),
    post(6, 1, '회원만 보는 자료'),
  ])
})
afterAll(async () => {
  await api.stop()
  rmSync(dist, { recursive: true })
})

async function open(path: string, server = api) {
  const response = await fetch(server.client.origin + path)
  const { document } = new JSDOM(await response.text()).window
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? null
  return {
    status: response.status,
    title: document.title,
    robots: content('meta[name=robots]'),
    description: content('meta[name=description]'),
    image: content('meta[property="og:image"]'),
    shared: content('meta[property="og:title"]'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    scripts: [...document.querySelectorAll('script')].filter(({ type }) => type === '').length,
    answers: document.querySelector('#first-answers'),
    association: JSON.parse(document.querySelector('#association')?.textContent ?? 'null') as unknown,
    text: document.querySelector('#root')?.textContent,
  }
}

describe('the status of an address', () => {
  it.each([
    ['/main', 200],
    ['/main?utm_source=a', 200],
    ['/Main/', 200],
    ['/user/page', 200],
    ['/verify/7K3M-QX2T-B4F7', 200],
    ['/info/notice', 200],
    ['/info/notice/view?noticeNo=1', 200],
    ['/info/notice/view?noticeNo=1&utm_source=a', 200],
    ['/info/data/view?boardNo=5', 200],
    ['/nothing', 404],
    ['/main/more', 404],
    ['/info', 404],
    ['/verify/a/b', 404],
    ['/wp-login.php', 404],
    ['/..%2Fpages.json', 404],
    ['/pages.json', 404],
    ['/drawing/render.js', 404],
    ['/info/notice/view', 404],
    ['/info/notice/view?noticeNo=3', 404],
    ['/info/notice/view?noticeNo=4', 404],
    ['/info/notice/view?noticeNo=5', 404],
    ['/info/notice/view?noticeNo=9999999999', 404],
    ['/info/notice/view?noticeNo=1%20OR%201', 404],
    ['/edu/data/view?boardNo=6', 404],
  ])('answers %s with status %i', async (path, status) => {
    expect((await open(path)).status).toBe(status)
  })

  it('shows the client’s screen for an unknown address and hides the page from search engines', async () => {
    expect(await open('/nothing')).toMatchObject({
      title: '찾을 수 없는 화면',
      robots: 'noindex',
      canonical: null,
      text: '02-0000-0000',
      scripts: 1,
    })
  })

  it('serves a notice only within the days on which the notice is shown', async () => {
    api.clock.set('2026-11-22T00:00:00+09:00')
    expect((await open('/info/notice/view?noticeNo=3')).status).toBe(200)
    api.clock.set('2026-11-21T10:00:00+09:00')
    expect((await open('/info/notice/view?noticeNo=3')).status).toBe(404)
  })
})

describe('the head of a page', () => {
  it('names title, description, address and picture of a public page', async () => {
    expect(await open('/main?utm_source=a')).toMatchObject({
      title: '처음 화면',
      shared: '처음 화면',
      description: '교육을 신청하는 곳',
      canonical: `${PUBLIC}/main`,
      image: `${PUBLIC}/og.png`,
      robots: null,
    })
  })

  it('hides private pages and record numbers from search engines and shared links', async () => {
    for (const path of ['/user/page', '/verify/7K3M-QX2T-B4F7', '/edu/data/view?boardNo=6']) {
      expect(await open(path)).toMatchObject({
        robots: 'noindex',
        canonical: null,
        description: null,
        image: null,
      })
    }
  })

  it('writes a title that contains a script as text and its answer as data', async () => {
    const { title, shared, scripts, answers, text: wording } = await open('/info/notice/view?noticeNo=2')
    expect([title, shared, scripts, wording]).toEqual([ATTACK, ATTACK, 1, 'drawn'])
    expect(answers?.getAttribute('data-address')).toBe('/info/notice/view?noticeNo=2')
    const kept = JSON.parse(answers?.textContent ?? '') as [unknown, { title: string }][]
    expect(kept.map(([, answer]) => answer.title)).toEqual([ATTACK])
  })

  it('names one address for a post that two pages show', async () => {
    const asked = '?boardNo=5'
    for (const path of ['/info/data/view', '/news/data/view']) {
      expect((await open(path + asked)).canonical).toBe(`${PUBLIC}/info/data/view${asked}`)
    }
  })

  it('draws the first page of a list and leaves searches to the browser', async () => {
    expect((await open('/info/notice')).text).toBe('drawn')
    expect(await open('/info/notice?searchText=교육')).toMatchObject({ text: 'waiting', answers: null })
  })

  it('shows a blocked address none of the page’s content', async () => {
    const data = { cidr: '203.0.113.0/24', createdAt: new Date('2026-11-01') }
    await api.database.db.blockedRange.create({ data })
    // Moves past the ten seconds for which blocks are cached.
    api.clock.set('2026-11-21T10:01:00+09:00')
    const asked = async (address: string) => {
      const headers = { 'x-forwarded-for': address }
      return (await fetch(`${api.client.origin}/info/notice`, { headers })).text()
    }
    expect(await asked('203.0.113.9')).not.toContain('집합교육 일정')
    expect(await asked('203.0.112.9')).toContain('집합교육 일정')
    api.clock.set('2026-11-21T10:00:00+09:00')
  })

  it('counts no reader when a page is drawn', async () => {
    await open('/info/data/view?boardNo=5')
    expect(await api.database.db.postViewer.count()).toBe(0)
  })

  it('compresses a page and omits the body for a browser that has the page', async () => {
    const response = await fetch(`${api.client.origin}/main`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toContain('처음 화면')
    const etag = response.headers.get('etag') ?? ''
    const again = await fetch(`${api.client.origin}/main`, { headers: { 'if-none-match': etag } })
    expect([again.status, response.headers.get('cache-control')]).toEqual([304, 'no-cache'])
  })
})

const { DOMParser } = new JSDOM('').window
async function readXml(path: string) {
  const response = await fetch(api.client.origin + path)
  const xml = new DOMParser().parseFromString(await response.text(), 'application/xml')
  const texts = (name: string) => [...xml.querySelectorAll(name)].map(({ textContent }) => textContent)
  return { type: response.headers.get('content-type'), root: xml.documentElement.tagName, texts }
}

describe('the files for search engines and feed readers', () => {
  it('names the sitemap in robots.txt and closes the endpoints', async () => {
    const response = await fetch(`${api.client.origin}/robots.txt`)
    const text = await response.text()
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(text).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`)
    expect(text).toContain('Disallow: /api/')
  })

  it('lists only public pages and shown posts in sitemap.xml, each once', async () => {
    const { root, texts } = await readXml('/sitemap.xml')
    expect(root).toBe('urlset')
    expect(texts('loc')).toEqual(
      [
        '/main',
        '/sign/up',
        '/info/notice',
        '/info/notice/view?noticeNo=2',
        '/info/data/view?boardNo=5',
        '/info/notice/view?noticeNo=1',
      ].map((path) => PUBLIC + path),
    )
  })

  it('lists the notices as RSS with tags and special characters of a title as text', async () => {
    const { type, root, texts } = await readXml('/rss.xml')
    expect([type, root]).toEqual(['application/rss+xml; charset=utf-8', 'rss'])
    expect(texts('item > title')).toEqual([ATTACK, '집합교육 일정'])
    expect(texts('item > description')[0]).toBe(`${ATTACK}  본문 2`)
    expect(texts('item > link')[1]).toBe(`${PUBLIC}/info/notice/view?noticeNo=1`)
    expect(texts('item > pubDate')[0]).toBe('Thu, 19 Nov 2026 15:00:00 GMT')
  })
})

describe('the association’s words', () => {
  it('shows the current wording in the page and its data at one instant on every server', async () => {
    const second = await startTestApi({ WEB_DIST_DIR: dist, PUBLIC_URL: PUBLIC }, api)
    const phones = async () => [
      (await open('/nothing')).text,
      (await open('/nothing', second)).text,
      (await open('/nothing')).association,
    ]
    const before = ['02-0000-0000', '02-0000-0000', expect.objectContaining({ phone: '02-0000-0000' })]
    expect(await phones()).toEqual(before)
    const madeAt = api.clock.now()
    const wording = { ...FIRST_ASSOCIATION, supportPhone: '1588-<7', shortName: '새 협회' }
    const startsAt = new Date(madeAt.getTime() + 5_000)
    await api.database.db.associationVersion.create({ data: { startsAt, text: wording, madeAt } })
    api.clock.advance(4.999)
    expect(await phones()).toEqual(before)
    api.clock.advance(0.001)
    const shown = { phone: '1588-<7', phoneParticle: '로', name: '새 협회', businessNumber: '000-00-00000' }
    expect(await phones()).toEqual(['1588-<7', '1588-<7', expect.objectContaining(shown)])
    await second.stop()
    api.clock.set('2026-11-21T10:00:00+09:00')
  })
})
