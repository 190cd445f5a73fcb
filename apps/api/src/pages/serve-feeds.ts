import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { noticeFeed, robotsText, sitemap } from './feeds.ts'
import type { Site } from './site.ts'

const KEPT_SECONDS = 600

type Feed = (site: Site, deps: Deps, publicUrl: string, now: Date) => Promise<string>

export function serveFeeds(app: FastifyInstance, site: Site, deps: Deps): void {
  const { config, now } = deps
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`).send(robotsText(config.PUBLIC_URL)),
  )
  serveFeed('/sitemap.xml', 'application/xml; charset=utf-8', sitemap)
  serveFeed('/rss.xml', 'application/rss+xml; charset=utf-8', noticeFeed)

  function serveFeed(path: string, type: string, feed: Feed): void {
    let kept: { text: string; at: number } | undefined
    app.get(path, async (_request, reply) => {
      const time = now().getTime()
      if (!kept || time < kept.at || time >= kept.at + KEPT_SECONDS * 1000) {
        kept = { text: await feed(site, deps, config.PUBLIC_URL, now()), at: time }
      }
      return reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`).type(type).send(kept.text)
    })
  }
}
