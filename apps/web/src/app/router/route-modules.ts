import type { RouteModule } from './route-meta.ts'

/** Maps `../routes/edu/online/apply.tsx` to /edu/online/apply. `index` is the folder itself and `$number` is a parameter. */
export function pathOfModule(file: string): string {
  const address = file.replace(/^.*\/routes\//, '/').replace(/\.tsx$/, '')
  return address.replace(/\/index$/, '').replaceAll('/$', '/:') || '/'
}

export type ScreenLoaders = ReadonlyMap<string, () => Promise<RouteModule>>

export function loadersOf(modules: Readonly<Record<string, () => Promise<RouteModule>>>): ScreenLoaders {
  return new Map(Object.entries(modules).map(([file, load]) => [pathOfModule(file), load]))
}

/** Limits the load of a chunk (specification section 9). */
const CHUNK_TIMEOUT_MS = 120_000

export async function loadInTime(load: () => Promise<RouteModule>): Promise<RouteModule> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('화면을 불러오지 못했습니다.')), CHUNK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([load(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
