import { createStorage } from './directory-storage.ts'
import type { StorageSettings } from './storage-settings.ts'
import type { Storage } from './storage.ts'

export async function openStorage(config: StorageSettings): Promise<Storage> {
  if (config.STORAGE === 'folder') return createStorage({ directory: config.STORAGE_DIR })
  return openBucket(config)
}

/** Opens the configured bucket regardless of STORAGE. Throws if none is named. */
export async function openBucket(config: StorageSettings): Promise<Storage> {
  const { S3_REGION: region, S3_BUCKET: bucket } = config
  if (bucket === '') throw new Error('The configuration is wrong: S3_BUCKET must be set')
  if ((config.S3_ACCESS_KEY_ID === '') !== (config.S3_SECRET_ACCESS_KEY === ''))
    throw new Error('The configuration is wrong: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together')
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage({
    endpoint: config.S3_ENDPOINT || `https://s3.${region}.amazonaws.com`,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT,
    region,
    bucket,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    isPathStyle: config.S3_ADDRESSES === 'path',
  })
}
