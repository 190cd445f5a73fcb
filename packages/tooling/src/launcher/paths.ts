import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const demoDirectory = join(root, '.data')
export const cacheDirectory = join(root, '.cache')
