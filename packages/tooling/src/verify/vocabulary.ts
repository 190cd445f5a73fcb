import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { root } from '../launcher/paths.ts'

export type NamedFile = { path: string; text: string }

/** Maps refused terms to their replacements (docs/glossary.md). */
const REFUSED: Readonly<Record<string, string>> = {
  ...insteadOf('version', 'stamp stamps stamped'),
  ...insteadOf('exception', 'attention flagged concern concerns'),
  ...insteadOf('active, existing or status', 'standing standings stands'),
  ...insteadOf('method, direction or path', 'way ways'),
  ...insteadOf('view, poll or presence', 'look looks looked looking looker lookers'),
  ...insteadOf('purge or expire', 'forget forgets forgetting forgotten'),
  ...insteadOf('labels, messages or text', 'words'),
  ...insteadOf('notify', 'tell tells telling told'),
  ...insteadOf('action', 'act acts acted'),
  ...insteadOf('demo data or environment', 'town towns'),
  ...insteadOf('admin console', 'desk desks'),
  ...insteadOf('venue', 'hall halls'),
  ...insteadOf('video', 'film films'),
  ...insteadOf('progress record', 'beat beats'),
  ...insteadOf('update or correct', 'mend mends mended'),
  ...insteadOf('check-in', 'door doors'),
  ...insteadOf('employee', 'clerk clerks'),
  ...insteadOf('sidebar', 'rail rails'),
  ...insteadOf('popover', 'pop pops'),
  ...insteadOf('architecture or codebase', 'house houses'),
  ...insteadOf('fault', 'liar liars lie lies blow blows'),
  ...insteadOf('surge', 'storm storms'),
  ...insteadOf('load test or deployment test', 'trial trials'),
  ...insteadOf('again', 'anew'),
  ...insteadOf('until then or during', 'meanwhile'),
}

const ALLOWED: Readonly<Record<string, string>> = {
  act: 'of the testing library',
  timeStamp: 'of an event in a browser',
  pop: 'of arrays',
  Pop: 'of the router: a navigation by the back button',
  House: 'an icon of lucide-react',
}

function insteadOf(better: string, terms: string): Record<string, string> {
  return Object.fromEntries(terms.split(' ').map((word) => [word, better]))
}

const PATTERNS = [
  '{apps,packages}/*/*.{ts,mjs}',
  '{apps,packages}/*/src/**/*.{ts,tsx,js,css}',
  'prisma/{schema,seed}/**/*.{ts,prisma}',
  'docs/**/*.md',
]

export function readNamedFiles(directory = root): NamedFile[] {
  return globSync(PATTERNS, {
    cwd: directory,
    exclude: (path) => /^(node_modules|generated|dist)$/.test(basename(path)),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(directory, path), 'utf8') }))
}

/** Returns refused terms in file names and identifiers; strings and comments are ignored. */
export function refusedTerms(files: readonly NamedFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const inPath = path.split('/').flatMap((part) => refusedIn(part).map((word) => ({ name: part, word })))
    const names = mayRefuse(text) ? namesOf(path, text) : []
    const inText = [...new Set(names)]
      .filter((name) => !Object.hasOwn(ALLOWED, name))
      .flatMap((name) => refusedIn(name).map((word) => ({ name, word })))
    return [...inPath, ...inText].map(
      ({ name, word }) => `${path}: «${name}» says «${word}»; say ${REFUSED[word]}`,
    )
  })
}

/** Matches comments and quoted text, which are removed before the slow parsing. */
const PROSE = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|'(?:[^'\\\n]|\\.)*'/gm

const mayRefuse = (text: string): boolean =>
  matches(text.replaceAll(PROSE, ''), /[A-Za-z]\w*/g).some((name) => refusedIn(name).length > 0)

const known = new Map<string, string[]>()

/** Caches results, because names repeat thousands of times. */
function refusedIn(name: string): string[] {
  const found = known.get(name) ?? termsOf(name).filter((word) => Object.hasOwn(REFUSED, word))
  known.set(name, found)
  return found
}

/** Splits a name, so that `openSavedView`, `open-saved-view` and `OPEN_SAVED_VIEW` are the same three terms. */
function termsOf(name: string): string[] {
  const terms = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase())
  return [...new Set(terms)]
}

function namesOf(path: string, text: string): string[] {
  if (path.endsWith('.css')) return matches(withoutComments(text), /\.-?[A-Za-z_][\w-]*|--[\w-]+/g)
  if (path.endsWith('.prisma')) return matches(text.replaceAll(/\/\/.*|"[^"]*"/g, ''), /[A-Za-z_]\w*/g)
  if (path.endsWith('.md')) return []
  const lang = path.endsWith('x') ? 'tsx' : 'ts'
  return [...identifiersOf(parseAst(text, { lang }))]
}

const matches = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? []
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '')

function identifiersOf(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  if ('type' in node && 'name' in node && typeof node.name === 'string') found.add(node.name)
  for (const child of Object.values(node)) identifiersOf(child, found)
  return found
}
