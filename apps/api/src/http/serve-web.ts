import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'

/** Serves the built client where no web server stands in front (`npm start`). */
export async function serveWeb(app: FastifyInstance, config: ApiConfig): Promise<void> {
  if (config.WEB_DIST_DIR === '') return
  const root = config.WEB_DIST_DIR
  const page = await readFile(join(root, 'index.html'))
  await app.register(staticFiles, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  })
  await app.register(staticFiles, { root, prefix: '/', wildcard: false, index: false, decorateReply: false })
  app.get('/*', async (request, reply) => {
    if (/^\/(api|media|common|comm-user|smart-user)\//.test(request.url)) return reply.callNotFound()
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}
