import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const SCRIPT = "document.documentElement.dataset.session = 'kept'"
const page = (text: string) => `<head><script>${SCRIPT}</script></head><body>${text}</body>`

describe('the built client', () => {
  const dist = mkdtempSync(join(tmpdir(), 'hygiene-dist-'))
  let api: TestApi

  beforeAll(async () => {
    for (const folder of ['assets', 'drawing/pages/sign', 'console/assets']) {
      mkdirSync(join(dist, folder), { recursive: true })
    }
    writeFileSync(join(dist, 'index.html'), page('shell'))
    writeFileSync(join(dist, 'drawing/pages/index.html'), page('shell'))
    writeFileSync(join(dist, 'drawing/pages/sign/in.html'), page('login'))
    writeFileSync(join(dist, 'assets', 'frame-1.js'), 'export {}')
    writeFileSync(join(dist, 'assets', 'frame-1.js.br'), 'packed')
    writeFileSync(join(dist, 'console', 'index.html'), page('console'))
    writeFileSync(join(dist, 'console', 'assets', 'staff-1.js'), 'export {}')
    writeFileSync(join(dist, 'manifest.webmanifest'), '{"name":"외식업 위생교육"}')
    writeFileSync(join(dist, 'icon-192.png'), 'png')
    const paths = ['/', '/sign/in', '/edu/online', '/edu/study/list', '/verify/:number', '*']
    writeFileSync(join(dist, 'drawing', 'render.js'), '')
    writeFileSync(join(dist, 'pages.json'), JSON.stringify(paths.map((path) => ({ path, title: '' }))))
    api = await startTestApi({ WEB_DIST_DIR: dist, ADMIN_DIST_DIR: join(dist, 'console') })
  })

  afterAll(async () => {
    await api.stop()
    rmSync(dist, { recursive: true })
  })

  const setBy = async (cookie: string) =>
    (await api.app.inject({ url: '/edu/online', headers: { cookie } })).headers['set-cookie']
  const get = (url: string, packing = '') => api.app.inject({ url, headers: { 'accept-encoding': packing } })

  it('serves a prerendered screen at its address, with or without a query, else the shell', async () => {
    expect((await get('/sign/in')).body).toContain('login')
    expect((await get('/sign/in?rUrl=%2Fedu%2Fstudy%2Flist')).body).toContain('login')
    expect((await get('/edu/study/list')).body).toContain('shell')
    expect((await get('/verify/7K3M-QX2T-B4F7')).body).toContain('shell')
    expect((await get('/../secret')).body).toContain('shell')
  })

  it('allows its own inline script and has pages revalidated', async () => {
    const { headers } = await get('/sign/in')
    const hash = createHash('sha256').update(SCRIPT).digest('base64')
    expect(headers['content-security-policy']).toMatch(/script-src 'self' [^;]*'sha256-/)
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.etag).toBeDefined()
  })

  it('renews the kept text size with every page and sets no foreign value', async () => {
    const lasting = 'Path=/; Max-Age=31536000; SameSite=Lax'
    expect(await setBy('visit=1; display=largest.clear')).toBe(`display=largest.clear; ${lasting}`)
    expect(await setBy('display=large; visit=1')).toBe(`display=large; ${lasting}`)
    expect(await setBy('display=huge')).toBeUndefined()
    expect(await setBy('visit=1')).toBeUndefined()
  })

  it('sends assets as the build compressed them, cached for good', async () => {
    const { headers, body } = await get('/assets/frame-1.js', 'br, gzip')
    expect(headers['content-encoding']).toBe('br')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(body).toBe('packed')
  })

  it('serves the staff console under its own address as a single page', async () => {
    expect((await get('/staff')).headers.location).toBe('/staff/')
    const start = await get('/staff/')
    expect(start.body).toContain('console')
    expect(start.headers['content-security-policy']).toMatch(/'sha256-/)
    expect((await get('/staff/audit?page=2')).body).toContain('console')
    const script = await get('/staff/assets/staff-1.js')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/staff/assets/frame-1.js')).statusCode).toBe(404)
  })

  it('serves a staff console built after the start, with its inline script allowed', async () => {
    const script = "document.title = 'built'"
    writeFileSync(join(dist, 'console', 'index.html'), `<script>${script}</script><p>built late</p>`)
    const { body, headers } = await get('/staff/')
    expect(body).toContain('built late')
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  })

  it('sends the installation files by type, revalidated and under the same protection', async () => {
    const [manifest, icon] = [await get('/manifest.webmanifest'), await get('/icon-192.png')]
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect(manifest.json()).toEqual({ name: '외식업 위생교육' })
    expect(icon.headers['content-type']).toBe('image/png')
    for (const { headers } of [manifest, icon]) {
      expect(headers['cache-control']).toBe('public, max-age=0')
      expect(headers.etag).toBeDefined()
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('redirects the intro to the home screen and leaves the API its addresses', async () => {
    const { headers } = await get('/')
    expect([headers.location, headers['referrer-policy']]).toEqual([
      '/main',
      'strict-origin-when-cross-origin',
    ])
    expect((await get('/?authorization=abc')).body).toContain('shell')
    expect((await get('/api/nothing')).statusCode).toBe(404)
  })
})
