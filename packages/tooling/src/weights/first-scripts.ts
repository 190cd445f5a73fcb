import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../launcher/paths.ts'

export type BuiltModules = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

export function builtModules(client: 'web' | 'admin'): BuiltModules {
  return JSON.parse(
    readFileSync(join(root, `apps/${client}/dist/.vite/manifest.json`), 'utf8'),
  ) as BuiltModules
}

/** Returns the scripts loaded before a screen's first render: those of the page, then those of the screen's module. */
export function firstScripts(
  modules: BuiltModules,
  screen?: { path: string; isDrawn: boolean },
  most = Number.POSITIVE_INFINITY,
): string[] {
  const scripts = new Set<string>()
  const reached = new Set<string>()
  const reach = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    const built = modules[name]
    if (!built) throw new Error(`${name} was not built.`)
    built.imports?.forEach(reach)
    scripts.add(built.file)
  }
  reach('index.html')
  // A prerendered document names its screen's file; any other needs the list of all screens.
  if (screen?.isDrawn === false) reach('src/screens.ts')
  if (screen) reach(moduleOf(modules, screen.path))
  if (scripts.size > most) {
    throw new Error(
      `${screen?.path} loads ${scripts.size} files of script; it may ${most} (apps/web, chunks.ts).`,
    )
  }
  return [...scripts]
}

function moduleOf(modules: BuiltModules, screen: string): string {
  const nested = `src/routes${screen}/index.tsx`
  return nested in modules ? nested : `src/routes${screen}.tsx`
}
