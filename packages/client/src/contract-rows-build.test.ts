import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contractRows } from './contract-rows.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hygiene-rows-'))
  const source = `import { login } from '@hygiene/contracts/member/login/login'
import { moveSeat } from '@hygiene/contracts/in-person/seat/move-seat'
import { refusalNamed } from '@hygiene/contracts/refusals/refusal-named'
console.log(login, moveSeat, refusalNamed(-1))
`
  writeFileSync(join(folder, 'screen.ts'), source)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function readsDuring(work: () => Promise<unknown>): Promise<Map<string, number>> {
  const { readFileSync } = fs
  const reads = new Map<string, number>()
  const counted = (...args: Parameters<typeof readFileSync>) => {
    const file = String(args[0])
    if (file.startsWith(folder)) reads.set(file, (reads.get(file) ?? 0) + 1)
    return readFileSync(...args)
  }
  Object.assign(fs, { readFileSync: counted })
  syncBuiltinESMExports()
  try {
    await work()
  } finally {
    Object.assign(fs, { readFileSync })
    syncBuiltinESMExports()
  }
  return reads
}

it('reads the sources of the screens once per build', { timeout: 60_000 }, async () => {
  const reads = await readsDuring(() =>
    build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [contractRows([folder])],
      build: { write: false, rolldownOptions: { input: join(folder, 'screen.ts') } },
    }),
  )
  expect(reads.get(join(folder, 'screen.ts'))).toBe(1)
})
