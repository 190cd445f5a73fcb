import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  createAddressGateway,
  createIdentityGateway,
  createLicenceRegister,
  createPaymentGateway,
  createSmsGateway,
  type PaymentNotice,
  readNotice,
} from '@hygiene/gateways'
import { buildSandbox, type SandboxOptions } from '../app.ts'

export const webhookSecret = 'whsec_c2FuZGJveC10ZXN0LXNlY3JldA=='

export async function openEnvironment(options: Partial<SandboxOptions> = {}) {
  const shop = await openShop()
  const app = await buildSandbox({
    apiSecret: 'test-api-secret',
    storeId: 'store-test',
    smsApiKey: 'test-sms-key',
    smsApiSecret: 'test-sms-secret',
    smsSender: '0212345678',
    foodSafetyKey: 'test-food-safety-key',
    webhookSecret,
    webhookUrl: shop.url,
    retryDelaysMs: [10, 10],
    ...options,
  })
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  const client = { apiSecret: 'test-api-secret', storeId: 'store-test', baseUrl, timeoutMs: 2_000 }

  const sms = {
    apiKey: 'test-sms-key',
    apiSecret: 'test-sms-secret',
    sender: '0212345678',
    baseUrl,
    timeoutMs: 2_000,
  }

  const control = async (path: string, body: object = {}): Promise<{ status: number; body: unknown }> => {
    const answer = await fetch(new URL(path, baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() }
  }

  return {
    baseUrl,
    shop,
    control,
    client,
    sms,
    settle: () => control('/control/notices/settle'),
    payments: createPaymentGateway(client),
    identities: createIdentityGateway(client),
    addresses: createAddressGateway({ confirmKey: 'test-key', baseUrl, timeoutMs: 2_000 }),
    texts: createSmsGateway(sms),
    register: createLicenceRegister({ keyId: 'test-food-safety-key', baseUrl, timeoutMs: 2_000 }),
    async close() {
      await app.close()
      await shop.close()
    },
  }
}

export type Environment = Awaited<ReturnType<typeof openEnvironment>>

async function openShop() {
  const notices: PaymentNotice[] = []
  const answers: number[] = []
  const receive = async (request: IncomingMessage): Promise<number> => {
    const notice = await readNotice(webhookSecret, await text(request), request.headers)
    notices.push(notice)
    return answers.shift() ?? 200
  }
  const server = createServer((request, response) => {
    receive(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(401).end(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/payments/notice`,
    notices,
    answerNext: (...statuses: number[]) => answers.push(...statuses),
    types: () => notices.map((notice) => notice.type),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
