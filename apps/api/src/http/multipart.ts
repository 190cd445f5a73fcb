import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FilePart } from '@hygiene/contracts/kit/endpoint'
import type { FastifyRequest } from 'fastify'
import { type ArrivingFile, takeFile } from './arrived-file.ts'
import { bodyLimitOf, fileLimitOf } from './bodies.ts'
import { Breakage } from './refusal.ts'

export interface MultipartBody {
  fields: Record<string, unknown>
  files: ArrivingFile[]
}

export const FIELD_LIMIT_BYTES = 100_000
/** Limits typed JSON parts, which count as files. */
const BEANS_LIMIT = 5

/** Reads the fields and files of a multipart request. Refuses an unexpected part before it reads it. */
export async function readMultipart(
  request: FastifyRequest,
  takes: FilePart | undefined,
): Promise<MultipartBody> {
  const body: MultipartBody = { fields: {}, files: [] }
  const cut = new AbortController()
  request.raw.once('close', () => {
    if (!request.raw.complete) cut.abort()
  })
  try {
    await Promise.race([readParts(request, takes, body, cut.signal), endOf(request, bodyLimitOf(takes))])
    return body
  } catch (error) {
    // Aborts the parser: if it waited for the reader of a part, it would block the connection and the next call.
    request.raw.unpipe()
    request.raw.resume()
    cut.abort()
    await closeFiles(body.files)
    const isNamed = error instanceof Breakage || (error instanceof Error && 'statusCode' in error)
    throw isNamed ? error : new Breakage(400)
  }
}

export async function closeFiles(files: readonly ArrivingFile[]): Promise<void> {
  await Promise.all(files.map((file) => file.close()))
}

/** Throws if the body exceeds its limit: after a file that is too large, the plugin would read the rest to its end. */
function endOf({ raw }: FastifyRequest, limit: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    let received = 0
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > limit) reject(new Breakage(413))
    })
  })
}

async function readParts(
  request: FastifyRequest,
  takes: FilePart | undefined,
  { fields, files }: MultipartBody,
  cut: AbortSignal,
): Promise<void> {
  const limits =
    takes === undefined
      ? { files: BEANS_LIMIT, fileSize: FIELD_LIMIT_BYTES }
      : { files: takes.most + (takes.most > 1 ? BEANS_LIMIT : 0), fileSize: fileLimitOf(takes) }
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') fields[part.fieldname] = wholeField(part)
    else if (isBean(part, takes)) fields[part.fieldname] = (await part.toBuffer()).toString('utf8')
    else files.push(await askedFile(part, takes, files.length, cut))
  }
}

function isBean({ mimetype, fieldname }: MultipartFile, takes: FilePart | undefined): boolean {
  return mimetype === 'application/json' && takes?.most !== 1 && fieldname !== takes?.part
}

/** Rejects a truncated field: the plugin cuts it silently, and half an answer would be stored as complete. */
function wholeField(part: Exclude<Multipart, MultipartFile>): unknown {
  if (part.valueTruncated || part.fieldnameTruncated) throw new Breakage(413)
  return part.value
}

async function askedFile(
  part: MultipartFile,
  takes: FilePart | undefined,
  taken: number,
  cut: AbortSignal,
): Promise<ArrivingFile> {
  if (takes === undefined || part.fieldname !== takes.part) throw new Breakage(415)
  if (taken >= takes.most) throw new Breakage(413)
  const file = await takeFile(part.file, { field: part.fieldname, fileName: part.filename }, cut)
  if (!part.file.truncated) return file
  await file.close()
  throw new Breakage(413)
}
