import { StorageKeyRejected } from './storage.ts'

const segment = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/
const maximumKeyLength = 512

/** Splits a key. Throws StorageKeyRejected for an invalid one. */
export function splitKey(key: string): string[] {
  const segments = key.split('/')
  const valid = key.length <= maximumKeyLength && segments.every((part) => segment.test(part))
  if (!valid) throw new StorageKeyRejected()
  return segments
}
