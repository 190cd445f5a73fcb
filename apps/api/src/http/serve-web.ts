import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Answered, DrawnPages } from '../pages/drawn-pages.ts'
import { sendPacked } from '../pages/packed.ts'
import { serveFeeds } from '../pages/serve-feeds.ts'

const SERVED_BY_API = /^\/(api|media|common|comm-user|smart-user)\//
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** Serves the built clients if no web server is in front (`npm start`). `nginx.conf` has the same rules for nginx. */
export async function serveWeb(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config } = deps
  if (config.ADMIN_DIST_DIR !== '') await serveConsole(app, config.ADMIN_DIST_DIR)
  if (config.WEB_DIST_DIR === '') return
  const root = config.WEB_DIST_DIR
  const allowed = await inlineScripts(join(root, 'index.html'))
  await serveAssets(app, root, '/')
  await app.register(staticFiles, {
    root,
    preCompressed: true,
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
    globIgnore: ['assets/**', 'drawing/**', 'pages.json', '**/*.{html,br,gz}'],
  })

  const pages = await DrawnPages.open(root, deps, (cause) => app.log.error(cause, 'A page is not drawn'))
  app.addHook('onListen', () => pages.warmUp())
  serveFeeds(app, pages.site, deps)

  // Redirects the intro, which only leads on (specification section 2), one answer earlier than the client would. A linked login
  // stays.
  app.get<{ Querystring: { authorization?: string } }>('/', async (request, reply) => {
    if (request.query.authorization) return send(reply, await pages.at('/', '', request.ip))
    // Sets the policy of the redirect for the request after it: the home screen counts where the person came from.
    return reply.header('referrer-policy', 'strict-origin-when-cross-origin').redirect('/main')
  })
  app.get('/*', async (request, reply) => {
    if (SERVED_BY_API.test(request.url)) return reply.callNotFound()
    const [path = '', query = ''] = request.url.split('?', 2)
    return send(reply, await pages.at(path, query, request.ip))
  })

  function send(reply: FastifyReply, { packed, status }: Answered): FastifyReply {
    allowScripts(reply, allowed)
    keepDisplay(reply)
    return sendPacked(reply, packed, status, 'text/html')
  }
}

/**
 * Serves the staff console, one page for all its addresses. The page is read for each answer, because `npm start` rebuilds it
 * while it is served.
 */
async function serveConsole(app: FastifyInstance, root: string): Promise<void> {
  await serveAssets(app, root, '/staff/')
  app.get('/staff', (_request, reply) => reply.redirect('/staff/'))
  app.get('/staff/*', async (_request, reply) => {
    allowScripts(reply, await inlineScripts(join(root, 'index.html')))
    return sendPage(reply, 'index.html', root)
  })
}

/**
 * Caches files for good, because their names contain a content hash. `sendFile` takes any root, so one plugin registration
 * suffices.
 */
async function serveAssets(app: FastifyInstance, root: string, base: string): Promise<void> {
  await app.register(staticFiles, {
    root: join(root, 'assets'),
    prefix: `${base}assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: !app.hasReplyDecorator('sendFile'),
  })
}

/** Renews the cookie of text size and contrast with every page: Safari deletes cookies set by script after seven days. */
const DISPLAY_COOKIE = /(?:^|; )(display=(?:normal|large|largest)(?:\.clear)?)(?:;|$)/
const A_YEAR_SECONDS = 31_536_000

function sendPage(reply: FastifyReply, page: string, root: string): FastifyReply {
  keepDisplay(reply)
  return reply.header('cache-control', 'no-cache').sendFile(page, root, { cacheControl: false })
}

function keepDisplay(reply: FastifyReply): void {
  const [, display] = DISPLAY_COOKIE.exec(reply.request.headers.cookie ?? '') ?? []
  if (display) void reply.header('set-cookie', `${display}; Path=/; Max-Age=${A_YEAR_SECONDS}; SameSite=Lax`)
}

/** Allows the client's own inline scripts by their hashes, the only way past the content security policy. */
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
