import type { RouteModule } from './app/router/route-meta.ts'
import { loadersOf } from './app/router/route-modules.ts'

/** Every module under `routes/`; both entries (`main.tsx`, `render.tsx`) hand them to the router. */
export const SCREENS = loadersOf(
  import.meta.glob<RouteModule>(['./routes/**/*.tsx', '!./routes/**/*.test.tsx']),
)
