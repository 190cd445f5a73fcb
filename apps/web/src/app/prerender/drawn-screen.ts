import type { RouteModule } from '../router/route-meta.ts'
import type { ScreenLoaders } from '../router/route-modules.ts'

const BLOCK = 'script#screen'

export function drawnScreen(): ScreenLoaders {
  const block = document.querySelector<HTMLScriptElement>(BLOCK)
  if (!block) return new Map()
  const { path, file } = JSON.parse(block.text) as { path: string; file: string }
  return new Map([[path, () => import(/* @vite-ignore */ file) as Promise<RouteModule>]])
}
