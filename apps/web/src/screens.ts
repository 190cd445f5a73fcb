import type { RouteModule } from './app/router/route-meta.ts'
import { loadersOf } from './app/router/route-modules.ts'

export const SCREENS = loadersOf(
  import.meta.glob<RouteModule>(['./routes/**/*.tsx', '!./routes/**/*.test.tsx']),
)
