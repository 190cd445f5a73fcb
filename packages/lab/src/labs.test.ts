import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandsOf } from '@hygiene/tooling/commands-of'
import { root } from '@hygiene/tooling/paths'
import { expect, it } from 'vitest'
import { BENCHES } from './bench/benches.ts'
import { LABS, listOfLabs } from './labs.ts'

const commands = globSync('docs/**/*.md', { cwd: root }).flatMap((page) =>
  commandsOf(readFileSync(join(root, page), 'utf8')).map(({ text }) =>
    text.replace(/^(?:[A-Z_]+=\S+ )*/, ''),
  ),
)

const namedAfter = (command: string): string[] =>
  commands.flatMap((text) =>
    text.startsWith(`${command} `) ? (/^[a-z][a-z-]*$/.exec(text.split(' ')[2] ?? '') ?? []) : [],
  )

it('has a program for every lab', () => {
  const missing = Object.values(LABS).filter(({ program }) => !existsSync(join(import.meta.dirname, program)))
  expect(missing).toEqual([])
})

it('lists every lab on one line with its question', () => {
  const lines = listOfLabs().trimEnd().split('\n').slice(1)
  expect(lines).toHaveLength(Object.keys(LABS).length)
  expect(lines.filter((line) => !/^ {2}[a-z-]+ {2,}.*\?/.test(line))).toEqual([])
})

it('offers every lab that the documentation names', () => {
  const labs = namedAfter('pnpm lab')
  expect(labs.length).toBeGreaterThan(10)
  expect(labs.filter((name) => !(name in LABS))).toEqual([])
  expect(Object.keys(LABS).filter((name) => name !== 'bench' && !labs.includes(name))).toEqual([])
})

it('measures every bench that the documentation names', () => {
  const benches = namedAfter('pnpm bench')
  expect(benches.length).toBeGreaterThan(5)
  expect(benches.filter((name) => !(name in BENCHES))).toEqual([])
})
