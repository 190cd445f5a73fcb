import { createRequire } from 'node:module'
import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { OLDEST_BROWSERS } from '@hygiene/domain/oldest-browsers'

export type NewerApis = {
  members: ReadonlySet<string>
  globals: ReadonlySet<string>
  methods: ReadonlySet<string>
  /** Holds the method names that no older API shares, so that a name in a program's text proves its use. */
  unmistakable: ReadonlySet<string>
}

type Tables = { api: Part; javascript: { builtins: Part } }
type Part = { [name: string]: Part } & { __compat?: CompatStatement }

const { chrome, edge, firefox, ios, safari, samsung } = OLDEST_BROWSERS
const OLDEST = Object.entries({
  chrome,
  chrome_android: chrome,
  edge,
  firefox,
  firefox_android: firefox,
  safari,
  safari_ios: ios,
  samsunginternet_android: samsung,
  webview_android: chrome,
  webview_ios: ios,
})

const ONCE_IN_A_PAGE = {
  Crypto: 'crypto',
  Document: 'document',
  History: 'history',
  Location: 'location',
  Navigator: 'navigator',
  Performance: 'performance',
  Window: 'window',
} as const

/** Reads MDN's compatibility tables. Incomplete implementations count as supported; those behind a flag or prefix do not. */
export function newerApis(): NewerApis {
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as Tables
  const language = entriesOf(javascript.builtins)
  const pages = entriesOf(api)
  const ofLanguage = language.flatMap(membersOf)
  const ofPages = pages.flatMap(membersOf)
  const methods = ofLanguage.filter(({ isInherited }) => isInherited)
  const older = new Set([...language, ...pages].flatMap(([, parts]) => olderNames(parts)))
  return {
    members: new Set([
      ...ofLanguage.filter(({ isInherited }) => !isInherited).map(({ path }) => path),
      ...ofPages.filter(({ isStatic }) => isStatic).map(({ path }) => path),
      ...ofPages.flatMap(({ of, name }) => {
        const one = ONCE_IN_A_PAGE[of as keyof typeof ONCE_IN_A_PAGE]
        return one ? [`${one}.${name}`] : []
      }),
    ]),
    globals: new Set([...language, ...pages].filter(isNewer).map(([name]) => name)),
    methods: new Set(methods.map(({ path }) => path)),
    unmistakable: new Set(methods.filter(({ name }) => !older.has(name)).map(({ path }) => path)),
  }
}

const entriesOf = (part: Part) =>
  Object.entries(part as Record<string, Part>).filter(([key]) => key !== '__compat')

function membersOf([of, parts]: [string, Part]) {
  return entriesOf(parts)
    .filter(([key, part]) => /^[a-z]\w*$/i.test(key) && key !== of && isNewer([key, part]))
    .map(([key, part]) => {
      const name = key.replace(/_static$/, '')
      return {
        of,
        name,
        path: `${of}.${name}`,
        isStatic: key.endsWith('_static'),
        // The tables do not mark static members, but the anchor of the standard does.
        isInherited: [part.__compat?.spec_url].flat().some((url) => url?.includes('prototype')),
      }
    })
}

const olderNames = (parts: Part): string[] =>
  entriesOf(parts)
    .filter(([, part]) => part.__compat && !isNewer(['', part]))
    .map(([key]) => key)

function isNewer([, { __compat }]: [string, Part]): boolean {
  return __compat !== undefined && OLDEST.some(([browser, version]) => !has(__compat, browser, version))
}

function has({ support }: CompatStatement, browser: string, version: string): boolean {
  const notified = support[browser as keyof typeof support]
  // A browser without its own row uses its engine's.
  if (notified === undefined) return true
  return [notified].flat().some((row) => isThere(row, version))
}

function isThere(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
) {
  if (flags || prefix || alternative_name || !version_added) return false
  if (version_removed && ordinal(version_removed) <= ordinal(version)) return false
  return version_added !== 'preview' && ordinal(version_added) <= ordinal(version)
}

function ordinal(version: string): number {
  const [major = '0', minor = '0'] = version.replace('≤', '').split('.')
  return Number(major) * 1000 + Number(minor)
}
