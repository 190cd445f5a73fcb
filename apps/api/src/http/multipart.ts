import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { bodyLimitOf, UPLOAD_LIMIT_BYTES } from './bodies.ts'
import { Breakage } from './refusal.ts'

/** A file of a multipart request, whole: at most 10 MB. */
export interface UploadedPart {
  field: string
  fileName: string
  bytes: Buffer
}

export interface MultipartBody {
  fields: Record<string, unknown>
  files: UploadedPart[]
}

export const FIELD_LIMIT_BYTES = 100_000
/** Beans sent as typed parts count as files. */
const BEANS_LIMIT = 5

/** Reads fields and the file of a multipart request. A part that is not asked for is refused before it is read. */
export async function readMultipart(
  request: FastifyRequest,
  takesFile: string | undefined,
): Promise<MultipartBody> {
  try {
    const whole = endOf(request, bodyLimitOf(takesFile))
    return await Promise.race([readParts(request, takesFile), whole])
  } catch (error) {
    // A parser that waits for the reader of a part would hold up the connection and the call after this one.
    request.raw.unpipe()
    request.raw.resume()
    // Limits name their status; anything else in here is a body that breaks off or has no boundary.
    const isNamed = error instanceof Breakage || (error instanceof Error && 'statusCode' in error)
    throw isNamed ? error : new Breakage(400)
  }
}

/** Throws where the body goes on beyond its limit: the plugin reads what follows a file that is too large to its end. */
function endOf({ raw }: FastifyRequest, limit: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    let received = 0
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > limit) reject(new Breakage(413))
    })
  })
}

async function readParts(request: FastifyRequest, takesFile: string | undefined): Promise<MultipartBody> {
  const fields: Record<string, unknown> = {}
  const files: UploadedPart[] = []
  const limits =
    takesFile === undefined
      ? { files: BEANS_LIMIT, fileSize: FIELD_LIMIT_BYTES }
      : { files: 1, fileSize: UPLOAD_LIMIT_BYTES }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file' && takesFile === undefined && part.mimetype === 'application/json') {
      // A bean sent as a typed part (`new Blob([json])`) is a field, though it has a file name.
      fields[part.fieldname] = (await part.toBuffer()).toString('utf8')
    } else if (part.type === 'file') {
      if (part.fieldname !== takesFile) throw new Breakage(415)
      files.push(await wholeFile(part))
    } else {
      // The plugin cuts a long field silently; half an answer would be stored as whole.
      if (part.valueTruncated || part.fieldnameTruncated) throw new Breakage(413)
      fields[part.fieldname] = part.value
    }
  }
  return { fields, files }
}

async function wholeFile(part: MultipartFile): Promise<UploadedPart> {
  return { field: part.fieldname, fileName: part.filename, bytes: await part.toBuffer() }
}
