import { z } from 'zod'

export const storageSettings = {
  STORAGE: z
    .enum(['folder', 's3'])
    .default('folder')
    .describe(
      'Where uploads, documents and videos are kept: `folder` is `STORAGE_DIR`, `s3` is a bucket. The same for all programs.',
    ),
  S3_ENDPOINT: z
    .url()
    .or(z.literal(''))
    .default('')
    .describe('Where API and worker reach the bucket. Empty: Amazon’s address of the region.'),
  S3_PUBLIC_ENDPOINT: z
    .url()
    .or(z.literal(''))
    .default('')
    .describe(
      'Where browsers reach the bucket. Empty: the API delivers every file and receives every upload.',
    ),
  S3_REGION: z.string().min(1).default('ap-northeast-2').describe('The region of the bucket.'),
  S3_BUCKET: z.string().default('').describe('The name of the bucket.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .default('')
    .describe('The key of the bucket. If key and secret are empty, the role of the machine is used.'),
  S3_SECRET_ACCESS_KEY: z.string().default('').describe('The secret of `S3_ACCESS_KEY_ID`.'),
  S3_ADDRESSES: z
    .enum(['path', 'host'])
    .default('path')
    .describe(
      '`path`: `https://server/bucket/key`. `host`: `https://bucket.server/key`, which Amazon needs.',
    ),
}

const settings = z.object(storageSettings)
export type StorageSettings = z.output<typeof settings> & { STORAGE_DIR: string }

/** Returns the origin from which browsers fetch files, or null if it is only ours. */
export function deliveryOrigin(config: Omit<StorageSettings, 'STORAGE_DIR'>): string | null {
  const { STORAGE, S3_PUBLIC_ENDPOINT, S3_ADDRESSES, S3_BUCKET } = config
  if (STORAGE !== 's3' || S3_PUBLIC_ENDPOINT === '') return null
  const { protocol, host } = new URL(S3_PUBLIC_ENDPOINT)
  return `${protocol}//${S3_ADDRESSES === 'path' ? '' : `${S3_BUCKET}.`}${host}`
}
