import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { receiveNotice } from '@hygiene/contracts/money/payment/receive-notice'
import { type RunningSandbox, startSandbox } from '@hygiene/testing/sandbox'
import type { LabCertificate } from './certificate.ts'
import { SITE, VENDORS } from './names.ts'
import { startRelay } from './relay.ts'

export interface Vendors {
  origin: string
  messages: RunningSandbox['messages']
  stop: () => Promise<void>
}

const word = (): string => randomBytes(24).toString('hex')

export function giveVendorSecrets(folder: string): Record<string, string> {
  const given: Record<string, string> = {
    PORTONE_API_SECRET: word(),
    PORTONE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
    SOLAPI_API_KEY: word(),
    SOLAPI_API_SECRET: word(),
    JUSO_KEY: word(),
    FOOD_SAFETY_KEY: word(),
  }
  for (const [name, value] of Object.entries(given)) {
    if (readFileSync(join(folder, name), 'utf8') !== '') throw new Error(`${name} is there already`)
    writeFileSync(join(folder, name), value)
  }
  return given
}

export const SHARED_WITH_VENDORS = { PORTONE_STORE_ID: 'store-lab', SMS_SENDER: '0212345678' }

export async function startVendors(
  host: string,
  sitePort: number,
  { folder, ca }: LabCertificate,
  secrets: Readonly<Record<string, string>>,
): Promise<Vendors> {
  const site = {
    host: '127.0.0.1',
    port: sitePort,
    servername: SITE,
    ca,
    headers: { host: `${SITE}:${sitePort}` },
  }
  const notices = await startRelay({ host: '127.0.0.1' }, site)
  const [key, cert] = ['privkey.pem', 'fullchain.pem'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  ) as [string, string]
  const sandbox = { host: '127.0.0.1', port: 0 }
  const front = await startRelay({ host, tls: { key, cert } }, sandbox)
  const origin = `https://${VENDORS}:${front.port}`
  const world = await startSandbox(`http://127.0.0.1:${notices.port}${receiveNotice.path}`, undefined, {
    ...secrets,
    ...SHARED_WITH_VENDORS,
    SANDBOX_PUBLIC_URL: origin,
    SANDBOX_CHANNEL_TYPE: 'LIVE',
  })
  sandbox.port = Number(new URL(world.origin).port)
  return {
    origin,
    messages: (to) => world.messages(to),
    stop: async () => void (await Promise.all([world.stop(), front.stop(), notices.stop()])),
  }
}
