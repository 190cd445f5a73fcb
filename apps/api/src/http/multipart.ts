import type { FastifyRequest } from 'fastify'
import { Breakage } from './refusal.ts'

/** A file of a multipart request, whole: at most 10 MB, five at a time. */
export interface UploadedPart {
  field: string
  fileName: string
  bytes: Buffer
}

export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024

export interface MultipartBody {
  fields: Record<string, unknown>
  files: UploadedPart[]
}

export const FIELD_LIMIT_BYTES = 100_000

/** Reads fields and files of a multipart request. Where no file is asked for, none is taken into memory. */
export async function readMultipart(request: FastifyRequest, takesFiles: boolean): Promise<MultipartBody> {
  try {
    return await readParts(request, takesFiles)
  } catch (error) {
    // Limits name their status; anything else in here is a body that breaks off or has no boundary.
    const isNamed = error instanceof Breakage || (error instanceof Error && 'statusCode' in error)
    throw isNamed ? error : new Breakage(400)
  }
}

async function readParts(request: FastifyRequest, takesFiles: boolean): Promise<MultipartBody> {
  const fields: Record<string, unknown> = {}
  const files: UploadedPart[] = []
  const limits = takesFiles ? {} : { fileSize: FIELD_LIMIT_BYTES }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file' && part.mimetype === 'application/json') {
      // A bean sent as a typed part (`new Blob([json])`) is a field, though it has a file name.
      fields[part.fieldname] = (await part.toBuffer()).toString('utf8')
    } else if (part.type === 'file') {
      if (!takesFiles) throw new Breakage(415)
      files.push({ field: part.fieldname, fileName: part.filename, bytes: await part.toBuffer() })
    } else {
      // The plugin cuts a long field silently; half an answer would be stored as whole.
      if (part.valueTruncated || part.fieldnameTruncated) throw new Breakage(413)
      fields[part.fieldname] = part.value
    }
  }
  return { fields, files }
}
