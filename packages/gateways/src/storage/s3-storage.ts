import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { splitKey } from './storage-key.ts'
import {
  type ByteRange,
  type Handing,
  type Storage,
  type StoredEntry,
  StoredFileMissing,
  type Taking,
} from './storage.ts'

export type S3Options = {
  endpoint: string
  /** Is the address for browsers. If empty, browsers cannot reach the storage and the API serves every file. */
  publicEndpoint: string
  region: string
  bucket: string
  /** If empty, the vendor's client uses the machine's own role. */
  accessKeyId: string
  secretAccessKey: string
  /** Selects `https://host/bucket/key` instead of `https://bucket.host/key`. */
  isPathStyle: boolean
}

/** Splits a large file into parts, two in memory at a time. The API accepts no part below 5 MiB except the last. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2
const PATIENCE = { connectionTimeout: 3_000, socketTimeout: 30_000, httpsAgent: { maxSockets: 200 } }

type Bucket = { client: S3Client; bucket: string }

/** Stores files in a bucket. An object appears whole after its last byte, so `put` is as atomic as in a folder. */
export function createS3Storage(options: S3Options): Storage {
  const at: Bucket = { client: clientOf(options, options.endpoint), bucket: options.bucket }
  const outside = options.publicEndpoint === '' ? null : clientOf(options, options.publicEndpoint)
  const own = (key: string) => ({ Bucket: at.bucket, Key: splitKey(key).join('/') })
  return {
    put: async (key, content) => put(at, own(key), content),
    putNew: async (key, file) => putNew(at, own(key), file),
    open: async (key, range) => openObject(at, own(key), range),
    read: async (key) => readObject(at, own(key)),
    size: async (key) => sizeOf(at, own(key)),
    exists: async (key) => exists(at, own(key)),
    remove: async (key) => void (await at.client.send(new DeleteObjectCommand(own(key)))),
    list: (folder) => list(at, folder === undefined ? '' : `${own(folder).Key}/`),
    addressOf: async (key, handing) => outside && addressOf(outside, own(key), handing),
    addressToPut: async (key, taking) => outside && addressToPut(outside, own(key), taking),
  }
}

function clientOf(options: S3Options, endpoint: string): S3Client {
  const { region, isPathStyle, accessKeyId, secretAccessKey } = options
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: isPathStyle,
    ...(accessKeyId === '' ? {} : { credentials: { accessKeyId, secretAccessKey } }),
    requestHandler: PATIENCE,
    // Disables Amazon's newer checksums, which other servers of this API do not accept.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

type Named = { Bucket: string; Key: string }

async function put({ client }: Bucket, named: Named, content: Uint8Array | Readable): Promise<void> {
  if (content instanceof Uint8Array) await client.send(new PutObjectCommand({ ...named, Body: content }))
  else await upload(client, named, content)
}

async function upload(client: S3Client, named: Named & { IfNoneMatch?: string }, content: Readable) {
  try {
    const params = { ...named, Body: content }
    await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done()
  } finally {
    content.destroy()
  }
}

/**
 * Servers without conditional writes (Swift's S3 API) are only checked beforehand: two concurrent calls both write, each whole.
 */
async function putNew(at: Bucket, named: Named, file: string): Promise<boolean> {
  for (const condition of [{ IfNoneMatch: '*' }, {}]) {
    if (await exists(at, named)) return false
    const content = (await open(file)).createReadStream()
    try {
      await upload(at.client, { ...named, ...condition }, content)
      return true
    } catch (error) {
      if (statusOf(error) === 412) return false
      if (statusOf(error) !== 501) throw error
    }
  }
  throw new Error('The storage takes no object')
}

async function openObject({ client }: Bucket, named: Named, range?: ByteRange): Promise<Readable> {
  const Range = range && `bytes=${range.start}-${range.end}`
  try {
    const { Body } = await client.send(new GetObjectCommand({ ...named, Range }))
    if (!(Body instanceof Readable)) throw new Error('The storage answered no stream')
    return Body
  } catch (error) {
    if (range && statusOf(error) === 416) return Readable.from([])
    throw orMissing(error, named.Key)
  }
}

async function readObject({ client }: Bucket, named: Named): Promise<Uint8Array> {
  try {
    const { Body } = await client.send(new GetObjectCommand(named))
    return (await Body?.transformToByteArray()) ?? new Uint8Array()
  } catch (error) {
    throw orMissing(error, named.Key)
  }
}

async function sizeOf({ client }: Bucket, named: Named): Promise<number> {
  try {
    return (await client.send(new HeadObjectCommand(named))).ContentLength ?? 0
  } catch (error) {
    throw orMissing(error, named.Key)
  }
}

async function exists(at: Bucket, named: Named): Promise<boolean> {
  try {
    await sizeOf(at, named)
    return true
  } catch (error) {
    if (error instanceof StoredFileMissing) return false
    throw error
  }
}

async function* list({ client, bucket }: Bucket, prefix: string): AsyncGenerator<StoredEntry> {
  let next: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next }),
    )
    for (const { Key, Size } of page.Contents ?? []) yield { key: Key ?? '', sizeBytes: Size ?? 0 }
    next = page.NextContinuationToken
  } while (next !== undefined)
}

async function addressOf(client: S3Client, named: Named, handing: Handing): Promise<string> {
  const command = new GetObjectCommand({
    ...named,
    ResponseContentType: handing.contentType,
    ResponseContentDisposition: handing.disposition || undefined,
    ResponseCacheControl: handing.cacheControl || undefined,
  })
  return getSignedUrl(client, command, { expiresIn: handing.seconds, signingDate: handing.from })
}

/** Signs the length, so the server refuses more or fewer bytes. */
async function addressToPut(client: S3Client, named: Named, taking: Taking): Promise<string> {
  const command = new PutObjectCommand({ ...named, ContentLength: taking.sizeBytes })
  return getSignedUrl(client, command, { expiresIn: taking.seconds, signingDate: taking.from })
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

/** Treats a missing bucket as a server error, not as a missing file. */
function orMissing(error: unknown, key: string): unknown {
  const isMissing = statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket'
  return isMissing ? new StoredFileMissing(key, { cause: error }) : error
}
