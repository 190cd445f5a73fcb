import type { Readable } from 'node:stream'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { beginVideo } from '@hygiene/contracts/education/video/staff/begin-video'
import { VIDEO_UPLOAD_PATH } from '@hygiene/contracts/education/lecture/staff/lecture-shape'
import { VIDEO_LIMITS } from '@hygiene/domain/education/video/video-limits'
import { isVideoInProgress } from '@hygiene/domain/education/video/video-state'
import { findUpload, receiveVideoPart } from '@hygiene/operations/education/video/receive-video-part'
import { stopVideo } from '@hygiene/operations/education/video/staff/stop-video'
import { isDenied } from '@hygiene/operations/kit/operation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { Breakage, Refusal } from '../../../http/refusal.ts'
import { admitStaff, type StaffCaller } from '../../../http/staff-caller.ts'

const VERSION = '1.0.0'
const PART_TYPE = 'application/offset+octet-stream'
type Upload = FastifyRequest<{ Params: { videoNo: string } }>

/**
 * Serves the parts of an upload by tus 1.0.0 (core and termination, https://tus.io/protocols/resumable-upload). `beginVideo`
 * opens it. There is no contract, because the protocol answers in headers and statuses of its own (docs/decisions/017).
 */
export function serveVideoUploads(app: FastifyInstance, deps: Deps): void {
  app.register(async (tus) => {
    tus.addContentTypeParser(PART_TYPE, (_request, body, done) => done(null, body))
    tus.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'tus-resumable': VERSION, 'cache-control': 'no-store' })
    })
    const url = `${VIDEO_UPLOAD_PATH}:videoNo`
    // Gives a part the time limit of a file; it is smaller.
    const config = { takesFiles: { part: 'video', most: 1 } }
    tus.options(url, async (_request, reply) =>
      reply
        .headers({
          'tus-version': VERSION,
          'tus-extension': 'termination',
          'tus-max-size': VIDEO_LIMITS.bytes,
        })
        .code(204)
        .send(),
    )
    tus.head<{ Params: { videoNo: string } }>(url, (request, reply) => notifyOffset(request, reply, deps))
    tus.patch<{ Params: { videoNo: string } }>(url, { config }, (request, reply) =>
      takePart(request, reply, deps),
    )
    tus.delete<{ Params: { videoNo: string } }>(url, (request, reply) => giveUp(request, reply, deps))
  })
}

async function notifyOffset(request: Upload, reply: FastifyReply, deps: Deps): Promise<FastifyReply> {
  await admitted(request, reply, deps)
  const video = await findUpload(deps.db, videoNoOf(request))
  if (!video) return reply.code(404).send()
  if (!isVideoInProgress(video.state)) return reply.code(410).send()
  return reply
    .headers({ 'upload-offset': video.receivedBytes, 'upload-length': video.sizeBytes })
    .code(200)
    .send()
}

async function takePart(request: Upload, reply: FastifyReply, deps: Deps): Promise<FastifyReply> {
  await admitted(request, reply, deps)
  demandCsrfHeader(request)
  const fromByte = Number(request.headers['upload-offset'])
  if (request.headers['content-type'] !== PART_TYPE) return reply.code(415).send()
  if (!Number.isSafeInteger(fromByte) || fromByte < 0) return reply.code(400).send()
  const part = { videoNo: videoNoOf(request), fromByte, body: request.body as Readable }
  const received = await receiveVideoPart(deps.db, deps.storage, part, deps.now).catch((error: unknown) => {
    // Returns 408 if the connection ended. The next call starts this part again.
    if (!request.raw.complete) throw new Breakage(408)
    throw error
  })
  if (received.allowed) return reply.header('upload-offset', received.receivedBytes).code(204).send()
  if (received.reason === 'tooMuch') return reply.code(413).send()
  return reply.code(received.reason === 'otherOffset' ? 409 : 410).send()
}

async function giveUp(request: Upload, reply: FastifyReply, deps: Deps): Promise<FastifyReply> {
  const caller = await admitted(request, reply, deps)
  demandCsrfHeader(request)
  const call = { db: deps.db, input: { videoNo: videoNoOf(request) }, now: deps.now() }
  const stopped = await stopVideo({ ...call, actor: { ...caller, ipAddress: request.ip } })
  if (isDenied(stopped)) return reply.code(stopped.reason === 'VIDEO_NOT_FOUND' ? 404 : 410).send()
  return reply.code(204).send()
}

/** Requires the permission by which the upload was opened. Refusals become statuses. */
async function admitted(request: Upload, reply: FastifyReply, deps: Deps): Promise<StaffCaller> {
  const now = deps.now()
  if (await deps.blockedAddresses.has(request.ip, now)) throw new Breakage(403)
  if (request.headers['tus-resumable'] !== VERSION) throw new Breakage(400)
  try {
    return await admitStaff(beginVideo, request, reply, deps, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Breakage(403)
  }
}

function demandCsrfHeader(request: Upload): void {
  if (request.headers[CSRF_HEADER] !== CSRF_VALUE) throw new Breakage(403)
}

function videoNoOf(request: Upload): number {
  const { videoNo } = request.params
  if (!/^[1-9]\d{0,8}$/.test(videoNo)) throw new Breakage(404)
  return Number(videoNo)
}
