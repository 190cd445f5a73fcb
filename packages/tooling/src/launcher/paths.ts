import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** All a running environment leaves on the disk; git-ignored. */
export const demoDirectory = join(root, '.data')
export const cacheDirectory = join(root, '.cache')
