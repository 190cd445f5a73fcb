import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

export function browserFiles(app: FastifyInstance): void {
  const serve = (address: string, file: string) => {
    const script = readFileSync(new URL(`../browser/${file}`, import.meta.url), 'utf8')
    app.get(address, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    )
  }
  serve('/v2/browser-sdk.js', 'browser-sdk.js')
  serve('/window/window.js', 'window.js')
  serve('/control/dashboard.js', 'dashboard.js')
}
