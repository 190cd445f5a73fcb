import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleOf, BUNDLED_PROGRAMS } from '@hygiene/tooling/bundled-programs'
import { root } from '@hygiene/tooling/paths'

const GLOBAL = { '--env-file': true, '-f': true, '--project-directory': true, '--profile': true }
const VERBS: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  up: { '--build': false, '--detach': false },
  stop: {},
  exec: { '--user': true, '-e': true, '-T': false },
  run: { '--rm': false, '--no-deps': false, '--user': true, '--entrypoint': true, '-v': true },
}
const ONE_SERVICE = new Set(['exec', 'run'])

function services(): Set<string> {
  const file = readFileSync(join(root, 'packages/deploy/compose.production.yml'), 'utf8')
  const [, list = ''] = file.split(/^services:$/m)
  return new Set([...list.split(/^\w/m)[0]!.matchAll(/^ {2}([a-z-]+):$/gm)].flatMap(([, name]) => name ?? []))
}

export function missingNames(text: readonly string[]): string[] {
  const missing = text.flatMap((word) => [...missingFiles(word)])
  if (text[0] === 'docker' && text[1] === 'compose')
    missing.push(...wrongCompose(text.slice(2).filter((word) => word !== '…')))
  return missing
}

function* missingFiles(word: string): Generator<string> {
  for (const [program] of word.matchAll(/apps\/\w+\/dist\/\w+\.js/g))
    if (!BUNDLED_PROGRAMS.some((known) => bundleOf(known) === program)) yield program
  for (const [, script = ''] of word.matchAll(/\/etc\/hygiene\/([\w-]+\.sh)/g))
    if (!existsSync(join(root, 'packages/deploy/postgres', script))) yield script
  if (word.startsWith('packages/') && !existsSync(join(root, word))) yield word
}

function wrongCompose(text: readonly string[]): string[] {
  const rest = [...text]
  const wrong: string[] = []
  const takeOptions = (known: Readonly<Record<string, boolean>>): void => {
    for (; rest[0]?.startsWith('-'); rest.shift()) {
      if (!(rest[0] in known)) wrong.push(`option ${rest[0]}`)
      else if (known[rest[0]]) rest.shift()
    }
  }
  takeOptions(GLOBAL)
  const verb = rest.shift() ?? ''
  const options = VERBS[verb]
  if (!options) return [...wrong, `verb ${verb}`]
  takeOptions(options)
  const named = ONE_SERVICE.has(verb) ? rest.slice(0, 1) : rest.filter((word) => !word.startsWith('-'))
  if (ONE_SERVICE.has(verb) && named.length === 0) wrong.push('no service')
  if (!ONE_SERVICE.has(verb)) wrong.push(...rest.filter((word) => word.startsWith('-') && !(word in options)))
  const known = services()
  return [...wrong, ...named.filter((name) => !known.has(name)).map((name) => `service ${name}`)]
}
