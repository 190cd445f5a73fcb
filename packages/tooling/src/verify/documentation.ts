import { commandsOf } from './commands-of.ts'

export interface Page {
  path: string
  text: string
}

export interface Repository {
  paths: readonly string[]
  text: ReadonlySet<string>
  scripts: ReadonlySet<string>
}

const COLUMNS = 170
const SENTENCES_OF_A_CELL = 2
const FILE = /\.(?:tsx?|mjs|js|md|json|jsonc|ya?ml|css|sh|sql|prisma|conf|html|service|env|py)$/
/** Matches generated paths and paths with a folder letter, which specification-table.ts resolves. */
const ELSEWHERE = /(?:^|\/)(?:dist|generated|node_modules)(?:\/|$)|^\.(?:data|cache|env)|^[A-Z]\//
const FOLDERS = /^(?:apps|packages|prisma|docs|\.github|\.ci)\//
const BUILT_IN = new Set(['exec', 'install', 'start', 'test'])
/** Matches camelCase, PascalCase or UPPER_CASE, which only names in code have. */
const IDENTIFIER = /^(?:[a-z]+\w*[A-Z]\w*|[A-Z][a-z]\w*[A-Z]\w*|[A-Z]+_[A-Z_\d]+)$/

export function tooLongLines({ path, text }: Page): string[] {
  return text
    .split('\n')
    .flatMap((line, at) => (line.length > COLUMNS ? [`${path}:${at + 1} has ${line.length} characters`] : []))
}

export function wordyCells({ path, text }: Page): string[] {
  return text.split('\n').flatMap((line, at) => {
    if (!line.startsWith('|')) return []
    const counts = line.split(' | ').map((cell) => cell.split(/[.!?] +(?=[A-Z«`"'[가-힣])/).length)
    const most = Math.max(...counts)
    return most > SENTENCES_OF_A_CELL ? [`${path}:${at + 1} has a cell of ${most} sentences`] : []
  })
}

const withoutBlocks = (text: string): string => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '')

function spansOf(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
}

function expanded(path: string): string[] {
  const [, before = '', inside = '', after = ''] = /^(.*?)\{([^{}]+)\}(.*)$/.exec(path) ?? []
  return inside === ''
    ? [path]
    : inside.split(',').flatMap((part) => expanded(`${before}${part.trim()}${after}`))
}

export function missingPaths({ path, text }: Page, { paths }: Repository): string[] {
  const known = (named: string) => {
    const end = new RegExp(
      `(?:^|/)${named.replaceAll(/[.+?^$()[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*')}$`,
    )
    return FOLDERS.test(named) && !named.includes('*')
      ? paths.includes(named)
      : paths.some((one) => end.test(one))
  }
  return spansOf(text)
    .filter((span) => /^[\w.{][\w./*{},@$ -]*$/.test(span) && !/\s(?!\w+\})/.test(span.replaceAll(', ', ',')))
    .filter((span) => FOLDERS.test(span) || FILE.test(span))
    .filter((span) => !ELSEWHERE.test(span))
    .flatMap((span) => expanded(span.replace(/\/$/, '')))
    .filter((named) => !known(named))
    .map((named) => `${path}: there is no ${named}`)
}

export function missingCommands({ path, text }: Page, { scripts }: Repository): string[] {
  return commandsOf(text).flatMap(({ text: command, line }) => {
    const [, name = ''] = /^(?:[A-Z_]+=\S+ )*(?:pnpm|npm run|npm) ([a-z][\w:-]*)/.exec(command) ?? []
    return name === '' || scripts.has(name) || BUILT_IN.has(name) || name === 'run'
      ? []
      : [`${path}:${line} names no script: ${command}`]
  })
}

export function missingIdentifiers({ path, text }: Page, { text: wording }: Repository): string[] {
  const named = spansOf(text)
    .filter(
      (span) => !FILE.test(span) && !span.includes('/') && !span.includes('…') && !/^[\w:]+ /.test(span),
    )
    .flatMap((span) => span.split(/[^\w$]+/))
    .filter((word) => IDENTIFIER.test(word))
  return [...new Set(named)]
    .filter((word) => !wording.has(word))
    .map((word) => `${path}: no source has ${word}`)
}

function anchorsOf(text: string): Set<string> {
  return new Set(
    [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

export function missingAnchors({ path, text }: Page, pageAt: (path: string) => string | undefined): string[] {
  return [...text.matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)].flatMap(([, page = '', anchor = '']) => {
    const target = page === '' ? text : pageAt(new URL(page, `file:///${path}`).pathname.slice(1))
    return target !== undefined && anchorsOf(target).has(anchor)
      ? []
      : [`${path}: no heading ${page}#${anchor}`]
  })
}
