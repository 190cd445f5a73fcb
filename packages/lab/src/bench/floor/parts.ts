import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '@hygiene/tooling/paths'

const ofApi = createRequire(join(root, 'apps', 'api', 'package.json'))

interface BareRequest {
  params: Record<string, string>
  body: Record<string, unknown>
}

export interface BareFastify {
  get(path: string, handler: (request: BareRequest) => Promise<unknown>): void
  post(path: string, handler: (request: BareRequest) => Promise<unknown>): void
  listen(options: { host: string; port: number }): Promise<string>
  close(): Promise<void>
}

export interface Argon2 {
  hash(password: string): Promise<string>
  verify(hashed: string, password: string): Promise<boolean>
}

export function bareFastify(): BareFastify {
  const fastify = ofApi('fastify') as () => BareFastify
  return fastify()
}

export function argon2(): Argon2 {
  return ofApi('@node-rs/argon2') as Argon2
}

export function success(entity: unknown): unknown {
  return { code: 1, message: '', entity }
}

export async function listenUntilEnded(app: BareFastify, close?: () => Promise<void>): Promise<void> {
  await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
  process.once('SIGTERM', () => {
    void app.close().then(async () => {
      await close?.()
      process.exit(0)
    })
  })
}
