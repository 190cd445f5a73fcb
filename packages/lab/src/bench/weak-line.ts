/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'

/**
 * Plays a converted video from the given folder over 400 kbit/s with hls.js in Chromium. Measures the seconds until the picture
 * moves and the later stalls. `pnpm lab weak-line <folder> [kbit/s] [seconds]`
 */
const [folder = '', rate = '400', length = '40'] = process.argv.slice(2)
const BYTES_A_SECOND = (Number(rate) * 1000) / 8
const LATENCY_MS = 150
const SLICE_MS = 50
const hlsScript = fileURLToPath(
  new URL('../../../../apps/web/node_modules/hls.js/dist/hls.light.min.js', import.meta.url),
)

/** Shares one line between all answers, so they wait for each other as on a phone. */
let line: Promise<void> = Promise.resolve()

async function serveSlowly(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (path === '/') {
      response.setHeader('content-type', 'text/html').end('<video muted playsinline></video>')
      return
    }
    line = send(line, path, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return server
}

async function send(before: Promise<void>, path: string, response: ServerResponse): Promise<void> {
  await before
  const body = await readFile(join(folder, path)).catch(() => null)
  await sleep(LATENCY_MS)
  if (!body) response.statusCode = 404
  const slice = Math.ceil((BYTES_A_SECOND * SLICE_MS) / 1000)
  const bytes = body ?? Buffer.alloc(0)
  for (let at = 0; at < bytes.length; at += slice) {
    response.write(bytes.subarray(at, at + slice))
    await sleep(SLICE_MS)
  }
  response.end()
}

interface Played {
  startedAfter: number
  stalls: number
  stoodSeconds: number
  height: number
  playedSeconds: number
}

async function play(page: Page, seconds: number): Promise<Played> {
  return page.evaluate(async (until) => {
    const video = document.querySelector('video')
    if (video === null) throw new Error('The page has no video')
    const begun = performance.now()
    const hls = new window.Hls()
    hls.loadSource('/index.m3u8')
    hls.attachMedia(video)
    void video.play()
    const seen = { startedAfter: 0, stalls: 0, stoodSeconds: 0, stoodFrom: 0 }
    video.addEventListener('waiting', () => {
      if (seen.startedAfter === 0) return
      seen.stalls += 1
      seen.stoodFrom = performance.now()
    })
    video.addEventListener('timeupdate', () => {
      if (video.currentTime > 0 && seen.startedAfter === 0)
        seen.startedAfter = (performance.now() - begun) / 1000
      if (seen.stoodFrom > 0) seen.stoodSeconds += (performance.now() - seen.stoodFrom) / 1000
      seen.stoodFrom = 0
    })
    await new Promise<void>((done) => {
      const view = setInterval(() => {
        if (video.currentTime < until && !video.ended) return
        clearInterval(view)
        done()
      }, 250)
    })
    const { startedAfter, stalls, stoodSeconds } = seen
    return { startedAfter, stalls, stoodSeconds, height: video.videoHeight, playedSeconds: video.currentTime }
  }, seconds)
}

declare global {
  interface Window {
    Hls: new () => { loadSource(url: string): void; attachMedia(video: HTMLVideoElement): void }
  }
}

const server = await serveSlowly()
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
try {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.addScriptTag({ path: hlsScript })
  console.log(JSON.stringify(await play(page, Number(length))))
} finally {
  await browser.close()
  server.close()
}
