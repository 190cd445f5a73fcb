import type { RouteModule } from '../router/route-meta.ts'
import type { ScreenLoaders } from '../router/route-modules.ts'

/** Names the block of the document that names its screen (build/page.ts): the list of all screens comes when another one is wanted. */
const BLOCK = 'script#screen'

/** The screen that came with the document as HTML, and its file, which was asked for with it. */
export function drawnScreen(): ScreenLoaders {
  const block = document.querySelector<HTMLScriptElement>(BLOCK)
  if (!block) return new Map()
  const { path, file } = JSON.parse(block.text) as { path: string; file: string }
  return new Map([[path, () => import(/* @vite-ignore */ file) as Promise<RouteModule>]])
}
