import { basename } from 'node:path'
import type { SourceFile, Workspace } from './source-files.ts'

const refusedNames = new Set(
  'util utils helper helpers common misc base manager data info v2 legacy'.split(' '),
)

/** Limits sources to 200 lines and tests to 300; content (questions, notices, regions) has no limit. */
export function tooLong(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text, isTest }) => {
    const lines = text.split('\n').length - 1
    const limit = isTest ? 300 : 200
    return lines <= limit || path.startsWith('prisma/seed/content/')
      ? []
      : [`${path} has ${lines} lines, allowed are ${limit}`]
  })
}

export function badlyNamed(files: SourceFile[], workspaces: Workspace[]): string[] {
  const entries = new Set(workspaces.flatMap((workspace) => workspace.entries))
  return files.flatMap(({ path }) => {
    const name = basename(path).replace(/(\.[a-z]+)?(\.(test|spec))?(\.config)?\.(mjs|tsx?)$/, '')
    const folders = path.split('/').slice(2, -1)
    // Routes are exempt, because they mirror addresses with wire names (`/info/notice`).
    const wording = isRoute(path)
      ? []
      : [name, ...folders].flatMap((part) => part.replace(/\b(?:demo-data|data-table)\b/, '').split('-'))
    return [
      ...wording.filter((word) => refusedNames.has(word)).map((word) => `${path}: «${word}» says nothing`),
      ...(isKebabCase(name) || isRouteParameter(path) ? [] : [`${path}: not kebab-case`]),
      ...(name === 'index' && !entries.has(path) && !isRoute(path)
        ? [`${path}: an index.ts is a package's entry only`]
        : []),
    ]
  })
}

const refusedText: [RegExp, string][] = [
  [/\b(TODO|FIXME|XXX)\b/, 'left for later'],
  [/NODE_ENV\b.{0,6}===? ?['"]test/, 'knows that it is tested'],
  [/@ts-(ignore|nocheck|expect-error)|eslint-disable|oxlint-disable|biome-ignore/, 'switches a check off'],
  [/\b(it|test|describe)\.(only|skip|todo)\(/, 'a test that does not run, or runs alone'],
  [/\bcatch\s*(\([^)]*\))?\s*\{\s*\}/, 'swallows an error'],
]

export function refusedContent(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith('packages/tooling/src/verify/'))
    .flatMap(({ path, text }) => [
      ...refusedText.filter(([pattern]) => pattern.test(text)).map(([, why]) => `${path}: ${why}`),
      ...(/^export default /m.test(text) && !isRoute(path)
        ? [`${path}: default exports are for route modules`]
        : []),
    ])
}

const topLevel = new Set(
  `package.json pnpm-workspace.yaml pnpm-lock.yaml tsconfig.base.json docker-compose.yml README.md CHANGELOG.md LICENSE
   .gitignore apps packages prisma docs .github .ci`.split(/\s+/),
)

export function strayAtTop(names: string[]): string[] {
  return names.filter((name) => !topLevel.has(name))
}

function isKebabCase(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
}

function isRoute(path: string): boolean {
  return /^apps\/(web|admin)\/src\/routes\//.test(path)
}

function isRouteParameter(path: string): boolean {
  return isRoute(path) && /^[$_[]/.test(basename(path))
}

const STORAGE = /\b(?:window\.)?(?:local|session)Storage\b/
const TOUCHES_STORAGE = new Set([
  'packages/client/src/browser-store.ts',
  'apps/web/src/features/money/payment/payment-window.ts',
])

/** A browser may throw on access to its storage, so all access must use `@hygiene/client/browser-store`. */
export function bareStorage(files: SourceFile[]): string[] {
  return files
    .filter(({ path, isTest }) => !isTest && /^(apps\/(web|admin)|packages\/(ui|client))\//.test(path))
    .filter(({ path, text }) => STORAGE.test(text) && !TOUCHES_STORAGE.has(path))
    .map(({ path }) => `${path} reads the browser's storage without browser-store`)
}
