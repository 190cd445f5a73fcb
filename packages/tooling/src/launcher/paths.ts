import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** All a running town leaves on the disk; git-ignored. */
export const townDirectory = join(root, '.data')
export const cacheDirectory = join(root, '.cache')
