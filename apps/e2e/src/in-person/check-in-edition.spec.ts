import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDevice, PHONE, startBrowser } from '../environment/browser.ts'
import { WEB_DIST } from '../environment/open-environment.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
}

let edition = 'first'
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://local')
  const file = extname(pathname) === '' ? '/index.html' : pathname
  const { status, content } = answerOf(file)
  response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
  response.end(content)
})

function answerOf(file: string): { status: number; content: Buffer | string } {
  const path = join(WEB_DIST, file)
  if (!existsSync(path)) return { status: 404, content: '' }
  return { status: 200, content: ofEdition(file, readFileSync(path)) }
}

function ofEdition(file: string, content: Buffer): Buffer | string {
  if (file === '/index.html') return content.toString().replace('<html', `<html data-edition="${edition}"`)
  if (file !== '/check-in-worker.js') return content
  return content.toString().replace(/VERSION = "[^"]+"/u, `VERSION = "${edition}"`)
}

let browser: Browser
let phone: BrowserContext
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  browser = await startBrowser()
  phone = await openDevice(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, PHONE)
})
afterAll(async () => {
  await browser?.close()
  server.closeAllConnections()
  server.close()
})

async function openedEdition(page: Page): Promise<string | undefined> {
  await page.goto('/check-in')
  await page.getByRole('heading', { name: '출석 확인' }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  return page.evaluate(() => document.documentElement.dataset['edition'])
}

const keptEditions = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

it('shows a new edition immediately with a network and replaces the old one after its pages', async () => {
  const first = await phone.newPage()
  expect(await openedEdition(first)).toBe('first')
  expect(await keptEditions(first)).toEqual(['check-in-first'])

  edition = 'second'
  const second = await phone.newPage()
  expect(await openedEdition(second)).toBe('second')
  await expect.poll(() => keptEditions(first)).toEqual(['check-in-first', 'check-in-second'])

  // Keeps another page of the site open while the last check-in page closes.
  const beside = await phone.newPage()
  await beside.goto('/icon.svg')
  await first.close()
  await second.close()
  await expect.poll(() => keptEditions(beside)).toEqual(['check-in-second'])
  await phone.setOffline(true)
  const later = await phone.newPage()
  expect(await openedEdition(later)).toBe('second')
  expect(await later.evaluate(async () => (await fetch('/index.html').catch(() => null)) === null)).toBe(true)
})
