import { z } from 'zod'

/** Where files are kept; the same for API, worker and operator programs. */
export const storageSettings = {
  /** `folder`: STORAGE_DIR, which all processes share; `s3`: a bucket. */
  STORAGE: z.enum(['folder', 's3']).default('folder'),
  /** Amazon's address of the region where empty. */
  S3_ENDPOINT: z.url().or(z.literal('')).default(''),
  /** Where browsers fetch films and documents from the bucket itself; empty: the API answers them. */
  S3_PUBLIC_ENDPOINT: z.url().or(z.literal('')).default(''),
  S3_REGION: z.string().min(1).default('ap-northeast-2'),
  S3_BUCKET: z.string().default(''),
  /** Both empty: the machine's own role. */
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** `path`: https://host/bucket/key; `host`: https://bucket.host/key, as Amazon wants it. */
  S3_ADDRESSES: z.enum(['path', 'host']).default('path'),
}

const settings = z.object(storageSettings)
export type StorageSettings = z.output<typeof settings> & { STORAGE_DIR: string }

/** The origin from which browsers fetch files; null: ours only. */
export function deliveryOrigin(config: Omit<StorageSettings, 'STORAGE_DIR'>): string | null {
  const { STORAGE, S3_PUBLIC_ENDPOINT, S3_ADDRESSES, S3_BUCKET } = config
  if (STORAGE !== 's3' || S3_PUBLIC_ENDPOINT === '') return null
  const { protocol, host } = new URL(S3_PUBLIC_ENDPOINT)
  return `${protocol}//${S3_ADDRESSES === 'path' ? '' : `${S3_BUCKET}.`}${host}`
}
