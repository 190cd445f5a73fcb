import { gzipSync } from 'node:zlib'
import { findChromium } from '@hygiene/testing/browsers'
import { chromium, type Response } from 'playwright-core'
import type { Finding } from '../finding.ts'
import { withDemoData } from '../demo-data.ts'
import type { BenchEnvironment } from '../environment.ts'

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
const KILOBYTE = 1000

interface Weight {
  requests: number
  bytes: number
  scriptBytes: number
  fontRequests: number
}

export async function benchFirstScreen(environment: BenchEnvironment): Promise<Finding[]> {
  return withDemoData(environment, 'screen', async (origin) => judge(await weigh(`${origin}/main`)))
}

async function weigh(address: string): Promise<Weight> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found; CHROMIUM_PATH names one.')
  const browser = await chromium.launch({ executablePath })
  try {
    const page = await browser.newPage(PHONE)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(address, { waitUntil: 'networkidle' })
    const weight = { requests: 0, bytes: 0, scriptBytes: 0, fontRequests: 0 }
    for (const response of responses) await add(weight, response)
    return weight
  } finally {
    await browser.close()
  }
}

/** Weighs every body as gzip, whether or not a server in front compresses. */
async function add(weight: Weight, response: Response): Promise<void> {
  const kind = response.request().resourceType()
  if (response.url().startsWith('data:')) return
  if (kind === 'font') {
    weight.fontRequests += 1
    return
  }
  const body = await response.body()
  const isPacked = /^image\/(?!svg)/.test(response.headers()['content-type'] ?? '')
  const bytes = isPacked ? body.length : gzipSync(body).length
  weight.requests += 1
  weight.bytes += bytes
  if (kind === 'script') weight.scriptBytes += bytes
}

const kilobytes = (value: number): string => `${Math.round(value / KILOBYTE)} kB`

function line(what: string, ours: string, floor: string, target: string, isMet: boolean): Finding {
  return { what, ours, floor, ratio: '', target, isMet }
}

function judge({ requests, bytes, scriptBytes, fontRequests }: Weight): Finding[] {
  return [
    line('home screen, script (gzip)', kilobytes(scriptBytes), '98 kB', '≤ 110 kB', scriptBytes <= 110_000),
    line('home screen, everything before fonts (gzip)', kilobytes(bytes), '', '≤ 150 kB', bytes <= 150_000),
    line(
      'home screen, requests before fonts',
      `${requests} (fonts: ${fontRequests})`,
      '',
      '≤ 10',
      requests <= 10,
    ),
  ]
}
