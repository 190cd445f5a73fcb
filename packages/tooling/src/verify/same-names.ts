import { importsOf, type SourceFile } from './source-files.ts'

/**
 * A contract's path is its name: `in-person/seat/move-seat`. Each side is compared with it: - handler: apps/api has a file of the
 * same path that exports the contract's constant; without a handler packages/operations has it; - operation: if a handler
 * delegates its work to packages/operations, the operation has the contract's name, as function and as file; - screen: a file
 * that calls the contract has a word of its noun or its whole name in its path; - test: a test of apps/api that calls the
 * contract is in its noun's folder or has a word of it in its own name.
 */
export type Side = 'handler' | 'operation' | 'screen' | 'test'

export interface Share {
  asked: number
  others: string[]
}

interface Contract {
  /** Is the path below `src` without extension: `in-person/seat/move-seat`. */
  path: string
  name: string
  constant: string
}

interface Called {
  path: string
  name: string
}

const CONTRACTS = 'packages/contracts/src/'
const HANDLERS = 'apps/api/src/'
const OPERATIONS = 'packages/operations/src/'
const SCREENS = /^apps\/(?:web|admin)\/src\//

export function sameNames(files: readonly SourceFile[]): Record<Side, Share> {
  const contracts = files.flatMap(contractOf)
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const callers = callersOf(files)
  const share = (judge: (contract: Contract) => boolean | undefined): Share => {
    const judged = contracts.map((contract) => ({ ...contract, isSame: judge(contract) }))
    const asked = judged.filter(({ isSame }) => isSame !== undefined)
    return { asked: asked.length, others: asked.filter(({ isSame }) => !isSame).map(({ path }) => path) }
  }
  const operations = operationsOf(contracts, files)
  const isBound = (path: string, constant: string): boolean =>
    !texts.has(`${HANDLERS}${path}.ts`) &&
    new RegExp(`export const ${constant} = (?:operation|procedure|query|list)\\(`).test(
      texts.get(`${OPERATIONS}${path}.ts`) ?? '',
    )
  const filesOf = ({ path }: Contract, kind: (file: SourceFile) => boolean) =>
    (callers.get(path) ?? []).filter(kind).map((file) => file.path)
  return {
    handler: share(
      ({ path, constant }) =>
        isBound(path, constant) ||
        new RegExp(`export const ${constant} = implement`).test(texts.get(`${HANDLERS}${path}.ts`) ?? ''),
    ),
    operation: share(({ path, name, constant }) =>
      isBound(path, constant)
        ? true
        : operations.get(path)?.some((called) => called.name === constant && lastOf(called.path) === name),
    ),
    screen: share((contract) => someOf(filesOf(contract, isScreen), (path) => hasNoun(path, contract))),
    test: share((contract) => someOf(filesOf(contract, isApiTest), (path) => isNear(path, contract))),
  }
}

export const percentOf = ({ asked, others }: Share): number => (100 * (asked - others.length)) / asked

function contractOf({ path, text, isTest }: SourceFile): Contract[] {
  const constant =
    /export const (\w+) = (?:(?:visitor|member|staff|gateway)(?:Reads|Writes)|lists(?:People|Records))\(/.exec(
      text,
    )?.[1]
  if (isTest || constant === undefined || !path.startsWith(CONTRACTS)) return []
  const below = path.slice(CONTRACTS.length).replace(/\.ts$/, '')
  return [{ path: below, name: lastOf(below), constant }]
}

/** Finds files that import a contract by its path; a type import is no call. */
function callersOf(files: readonly SourceFile[]): Map<string, SourceFile[]> {
  const callers = new Map<string, SourceFile[]>()
  for (const file of files)
    for (const imported of importsOf(file.text.replaceAll(/^import type [^;]*? from '[^']+'$/gm, ''))) {
      if (!imported.startsWith('@hygiene/contracts/')) continue
      const path = imported.slice('@hygiene/contracts/'.length)
      callers.set(path, [...(callers.get(path) ?? []), file])
    }
  return callers
}

/**
 * Finds operations to which handlers delegate: asynchronous functions that only one handler calls, because a function of several
 * handlers is a step. A handler that queries the database itself is skipped.
 */
function operationsOf(contracts: readonly Contract[], files: readonly SourceFile[]): Map<string, Called[]> {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const isAsync = ({ path, name }: Called): boolean =>
    new RegExp(
      `async function ${name}\\b|const ${name} = (?:async|operation|procedure|query|list)\\b|function ${name}\\([^{]*\\): Promise<`,
    ).test(texts.get(`${OPERATIONS}${path}.ts`) ?? '')
  const handlers = contracts.map(({ path }) => {
    const text = texts.get(`${HANDLERS}${path}.ts`) ?? ''
    return { path, queries: QUERIES.test(text), calls: callsIn(text) }
  })
  const users = Map.groupBy(
    handlers.flatMap(({ calls }) => calls),
    keyOf,
  )
  const isOwn = (call: Called): boolean => isAsync(call) && users.get(keyOf(call))?.length === 1
  return new Map(
    handlers
      .filter(({ queries, calls }) => !queries && calls.some(isOwn))
      .map(({ path, calls }) => [path, calls]),
  )
}

const QUERIES =
  /\bdb\s*\.\s*\w+\s*\.\s*(?:find|count|aggregate|groupBy|create|update|delete|upsert)|\$queryRaw|\.query\(/
const IMPORTED = /import \{([^}]*)\} from '@hygiene\/operations\/([^']+)'/g

function callsIn(text: string): Called[] {
  return [...text.matchAll(IMPORTED)].flatMap(([, list = '', path = '']) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !one.startsWith('type '))
      .map((one) => ({ path, name: one.split(' as ')[0] ?? '', alias: one.split(' as ').at(-1) ?? '' }))
      .filter(({ alias }) => new RegExp(`\\b${alias}\\(`).test(text)),
  )
}

const keyOf = ({ path, name }: Called): string => `${path} ${name}`
const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const isScreen = ({ path, isTest }: SourceFile): boolean => SCREENS.test(path) && !isTest
const isApiTest = ({ path, isTest }: SourceFile): boolean => path.startsWith(HANDLERS) && isTest

function someOf(paths: readonly string[], judge: (path: string) => boolean): boolean | undefined {
  return paths.length === 0 ? undefined : paths.some(judge)
}

function hasNoun(path: string, contract: Contract): boolean {
  const { name } = contract
  const file = lastOf(path)
    .replace(/^use-/, '')
    .replace(/\.tsx?$/, '')
  const parts = new Set(partsOf(path.replace(SCREENS, '')))
  const [, noun = ''] = contract.path.split('/')
  return file === name || [...partsOf(noun), ...partsOf(name).slice(1)].some((part) => parts.has(part))
}

function isNear(path: string, contract: Contract): boolean {
  const [area, noun] = contract.path.split('/')
  return path.startsWith(`${HANDLERS}${area}/${noun}/`) || hasNoun(lastOf(path), contract)
}

function partsOf(path: string): string[] {
  return path.split(/[/.-]/).map((word) =>
    word
      .replace(/ies$/, 'y')
      .replace(/(ch|sh|ss|x)es$/, '$1')
      .replace(/([^s])s$/, '$1'),
  )
}
