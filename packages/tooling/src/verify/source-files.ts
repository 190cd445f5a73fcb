import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../launcher/paths.ts'

export type SourceFile = { path: string; text: string; isTest: boolean }
export type Workspace = {
  path: string
  name: string
  dependencies: string[]
  devDependencies: string[]
  entries: string[]
}

const patterns = [
  'apps/*/src/**/*.{ts,tsx}',
  'packages/*/src/**/*.{ts,tsx}',
  'packages/tooling/*.mjs',
  'prisma/seed/**/*.ts',
]

export function readSources(directory = root): SourceFile[] {
  return globSync(patterns, {
    cwd: directory,
    exclude: (path) => /^(node_modules|generated|dist)$/.test(basename(path)),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('/generated/') && !path.endsWith('.d.ts'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(directory, path), 'utf8'), isTest: isTestFile(path) }))
}

function isTestFile(path: string): boolean {
  return (
    /\.(test|spec)\.tsx?$/.test(path) ||
    /^apps\/[^/]+\/src\/testing\//.test(path) ||
    path.startsWith('apps/e2e/')
  )
}

type Manifest = {
  name: string
  exports?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export function readWorkspaces(directory = root): Workspace[] {
  return globSync(['apps/*/package.json', 'packages/*/package.json', 'prisma/package.json'], {
    cwd: directory,
  })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(directory, file), 'utf8'))
      const path = file.replace('/package.json', '')
      return {
        path,
        name: manifest.name.replace('@hygiene/', ''),
        dependencies: ours(manifest.dependencies),
        devDependencies: ours(manifest.devDependencies),
        entries: Object.values(manifest.exports ?? {}).map((entry) => `${path}/${entry.replace('./', '')}`),
      }
    })
}

function ours(dependencies: Record<string, string> = {}): string[] {
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@hygiene/'))
    .map((name) => name.replace('@hygiene/', ''))
}

export function importsOf(text: string): string[] {
  const found = text.matchAll(
    /(?:^|[\s;}])(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g,
  )
  return [...found].flatMap((match) => match[1] ?? match[2] ?? [])
}
