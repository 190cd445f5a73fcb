import { join, resolve } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { VIDEO_KEY_START, VIDEO_MEDIA_FOLDER } from '@hygiene/operations/education/video/video-files'
import { Breakage } from '../../http/refusal.ts'
import { remainingMediaSeconds } from '@hygiene/operations/education/video/media-address'
import { sendVideo } from './send-video.ts'

interface MediaPath {
  lecture: string
  expires: string
  signature: string
  file: string
}

const LECTURE_KEY = /^[a-z0-9][a-z0-9-]{0,59}$/
/** Matches the files that the lecture maker and the worker write. No other file of the folder is served. */
const MEDIA_FILE = /^[a-z0-9][a-z0-9_-]{0,59}\.(?:m3u8|m4s|mp4|ts|vtt|webp|png|jpg)$/

const PICTURE_FILE = /^[a-z0-9][a-z0-9-]{0,59}\.(?:svg|webp|png|jpg)$/
const A_DAY_SECONDS = 86_400
/** Blocks scripts and loading in a picture that is opened by itself: SVG may contain scripts. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Serves lectures behind signed, expiring addresses, and the pictures of banners and popups to everyone. The static plugin
 * handles ranges and ETags.
 */
export function serveMedia(app: FastifyInstance, deps: Deps): void {
  const root = resolve(deps.config.MEDIA_DIR)
  const converted = resolve(join(deps.config.STORAGE_DIR, VIDEO_MEDIA_FOLDER))
  const rootOf = (lecture: string) => (lecture.startsWith(VIDEO_KEY_START) ? converted : root)
  app.register(async (media) => {
    await media.register(staticFiles, { serve: false })
    media.get<{ Params: MediaPath }>('/media/:lecture/:expires/:signature/:file', (request, reply) =>
      sendMedia(request, reply, rootOf(request.params.lecture), deps),
    )
    media.get<{ Params: { file: string } }>('/media/banners/:file', ({ params: { file } }, reply) =>
      sendPicture(file, reply, root),
    )
  })
}

function sendMedia(
  { params: path, headers }: FastifyRequest<{ Params: MediaPath }>,
  reply: FastifyReply,
  root: string,
  deps: Deps,
): FastifyReply | Promise<FastifyReply> {
  const seconds = remainingMediaSeconds(deps.config.MEDIA_SECRET, path, deps.now())
  if (seconds === null) throw new Breakage(403)

  if (!LECTURE_KEY.test(path.lecture) || !MEDIA_FILE.test(path.file)) {
    reply.callNotFound()
    return reply
  }
  if (deps.config.STORAGE === 's3' && path.lecture.startsWith(VIDEO_KEY_START))
    return sendVideo(reply, deps, { ...path, seconds, range: headers.range })
  return reply
    .header('cache-control', `public, max-age=${seconds}, immutable`)
    .sendFile(`${path.lecture}/${path.file}`, root, { cacheControl: false })
}

function sendPicture(file: string, reply: FastifyReply, root: string): FastifyReply {
  if (!PICTURE_FILE.test(file)) {
    reply.callNotFound()
    return reply
  }
  return reply
    .header('content-security-policy', PICTURE_POLICY)
    .header('cache-control', `public, max-age=${A_DAY_SECONDS}`)
    .sendFile(`banners/${file}`, root, { cacheControl: false })
}
