import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ApiConfig } from '../config.ts'

const SERVED_BY_API = /^\/(api|media|common|comm-user|smart-user)\//
const A_SCREEN = /^(\/[a-z]+)+$/
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** Serves the built client where no web server stands in front (`npm start`); `nginx.conf` says the same to nginx. */
export async function serveWeb(app: FastifyInstance, config: ApiConfig): Promise<void> {
  if (config.WEB_DIST_DIR === '') return
  const root = config.WEB_DIST_DIR
  const allowed = await inlineScripts(join(root, 'index.html'))
  const shared = { root, preCompressed: true }
  await app.register(staticFiles, {
    ...shared,
    root: join(root, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
  })
  await app.register(staticFiles, {
    ...shared,
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
    globIgnore: ['assets/**', '**/*.{html,br,gz}'],
  })

  // The intro only leads on (specification section 2): one answer earlier when the server says so.
  app.get('/', (_request, reply) => reply.redirect('/main'))
  app.get('/*', async (request, reply) => {
    if (SERVED_BY_API.test(request.url)) return reply.callNotFound()
    allowScripts(reply, allowed)
    const path = request.url.split('?')[0] ?? ''
    const page =
      A_SCREEN.test(path) && (await exists(join(root, `${path}.html`))) ? `${path}.html` : 'index.html'
    return reply.header('cache-control', 'no-cache').sendFile(page, root, { cacheControl: false })
  })
}

/** The client's own inline scripts, by their hashes; there is no other way past the content security policy. */
async function inlineScripts(page: string): Promise<string[]> {
  const html = await readFile(page, 'utf8')
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header(
    'content-security-policy',
    policy.replace(/script-src [^;]*/, (rule) => [rule, ...hashes].join(' ')),
  )
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
