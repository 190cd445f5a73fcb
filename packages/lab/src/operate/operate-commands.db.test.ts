import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase, type Database } from '@hygiene/db/connect'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { addEmployee, addInPersonCourse, addSession, addVenue } from '@hygiene/testing'
import { cloneDatabase } from '@hygiene/testing/postgres'
import { commandsOf } from '@hygiene/tooling/commands-of'
import { root } from '@hygiene/tooling/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LABS } from '../labs.ts'
import { filled } from './filled-command.ts'
import { missingNames } from './machine-commands.ts'
import type { ProgramCall, ProgramEnd } from './run-programs.ts'
import { type Proof, PROOFS } from './operate-proofs.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const commands = [...new Set(commandsOf(read('docs/operate.md')).map(({ text }) => text))]
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

const isOfMachines = (text: string) =>
  /^(docker|docker-compose|kubectl|ssh|openssl) /.test(text) || text.includes('/dist/')
const isPlainSql = (text: string) => text.startsWith('SELECT ') || text.startsWith('UPDATE "Outbox"')

const dayAhead = (days: number): Date => new Date(Date.now() + days * 86_400_000)

function isKept(text: string, proof: Proof): boolean {
  const [, name = '', lab = ''] = text.split(' ')
  if (proof === 'script')
    return (
      existsSync(join(root, scripts[name]?.split(' ')[1] ?? 'nowhere')) && (name !== 'lab' || lab in LABS)
    )
  return !('elsewhere' in proof) || read(proof.elsewhere).includes(proof.text)
}

let copy: Awaited<ReturnType<typeof cloneDatabase>>
let database: Database
let folder: string
let values: Record<string, string>

beforeAll(async () => {
  copy = await cloneDatabase()
  folder = mkdtempSync(join(tmpdir(), 'hygiene-operate-'))
  database = connectDatabase({ url: copy.url })
  const { db } = database
  await addEmployee(db, { loginId: 'bonbu', role: 'headquarters' })
  const course = await addInPersonCourse(db, { year: new Date().getFullYear() })
  const venue = await addVenue(db)
  const hold = async (ahead: number) =>
    (
      await addSession(db, {
        startsAt: dayAhead(ahead),
        applyOpensAt: dayAhead(-1),
        courses: [course],
        venue,
      })
    ).sessionNo
  values = {
    '<course>': String(course.courseNo),
    '<venue>': String(venue.venueNo),
    // Uses the Seoul day as the program does: late in the UTC evening it is already the next day.
    '<day>': seoulDay(dayAhead(9)),
    '<other>': String(await hold(8)),
    '<no>': String(await hold(9)),
    '<folder>': join(folder, 'kept'),
  }
})
afterAll(async () => {
  await database.close()
  await copy.drop()
  rmSync(folder, { recursive: true, force: true })
})

function callOf(text: string, own: Readonly<Record<string, string>>): ProgramCall {
  const wording = filled(text, own, values)
  const env: Record<string, string> = {
    DATABASE_URL: copy.url,
    STORAGE_DIR: join(folder, 'storage'),
    REDIS_URL: '',
  }
  while (wording[0]?.includes('=')) {
    const [name = '', value = ''] = wording.shift()?.split('=') ?? []
    env[name] = value
  }
  const [tool, name = '', ...args] = wording
  if (tool === 'node') return { entry: join(root, name), args, env }
  return { entry: join(root, scripts[name]?.replace('node ', '') ?? name), args, env }
}

function runAll(calls: readonly ProgramCall[]): Promise<ProgramEnd[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-programs.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(calls))
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(said)) : reject(new Error(`${code}: ${said}`)),
    )
  })
}

describe('commands of docs/operate.md', () => {
  it('has one proof for every command and no proof of a removed one', () => {
    expect(commands.length).toBeGreaterThan(60)
    const own = commands.filter((text) => !isOfMachines(text) && !(isPlainSql(text) && !(text in PROOFS)))
    expect(own.toSorted()).toEqual(Object.keys(PROOFS).toSorted())
  })

  it('uses an existing script or a named test as each proof', () => {
    const unproven = Object.entries(PROOFS).filter(([text, proof]) => !isKept(text, proof))
    expect(unproven).toEqual([])
  })

  it('runs every command of the operator’s programs with the described effect', async () => {
    const runs = Object.entries(PROOFS).flatMap(([text, proof]) =>
      typeof proof === 'object' && 'run' in proof ? [{ text, proof }] : [],
    )
    const ends = await runAll(runs.map(({ text, proof }) => callOf(text, proof.run)))
    const judged = runs.map(({ text, proof: { ends: code = 0, says = /(?:)/ } }, at) => {
      const end = ends[at]
      return end?.code === code && says.test(end.said) ? 'done' : `${text}: ${end?.code} ${end?.said}`
    })
    expect(judged.filter((one) => one !== 'done')).toEqual([])
  }, 60_000)

  it('runs every SQL command on the existing tables', async () => {
    const { db } = database
    const answers: unknown[] = []
    for (const text of commands.filter((one) => /^(SELECT|UPDATE|ALTER)/.test(one))) {
      const proof = PROOFS[text]
      const own = typeof proof === 'object' && 'sql' in proof ? proof.sql : {}
      const places = Object.entries({ '<role>': 'CURRENT_USER', ...own })
      const sql = places.reduce((said, [place, value]) => said.replaceAll(place, value), text)
      const undone = db.$transaction(async (tx) => {
        await tx.$executeRawUnsafe(sql)
        throw new Error('undone')
      })
      answers.push(await undone.catch((error: unknown) => `${text}: ${String(error)}`))
    }
    expect(answers.filter((answer) => !String(answer).endsWith('Error: undone'))).toEqual([])
  })

  it('names existing services, options, programs and files for compose and Kubernetes', () => {
    const wrong = commands
      .filter(isOfMachines)
      .flatMap((text) =>
        missingNames(text.match(/(?:[^\s'"]|"[^"]*"|'[^']*')+/g) ?? []).map((name) => `${text}: ${name}`),
      )
    expect(wrong).toEqual([])
    const kubernetes = globSync('packages/deploy/kubernetes/**/*.yaml', { cwd: root }).map(read).join('\n')
    for (const name of [
      'hygiene-secrets',
      'app.kubernetes.io/component: migrate',
      'name: migrate',
      'name: api',
    ])
      expect(kubernetes).toContain(name)
  })
})

describe('a wrong command', () => {
  it.each([
    ['docker compose … exec databse psql', ['service databse']],
    ['docker compose … run --remove api', ['option --remove']],
    ['docker compose … exec api node apps/console/dist/stuff.js', ['apps/console/dist/stuff.js']],
    ['docker compose … run postgres sh /etc/hygiene/return-too.sh', ['return-too.sh']],
  ])('finds the missing names in %s', (text, missing) => {
    expect(missingNames(text.split(' ')).toSorted()).toEqual(missing)
  })

  it('finds commands in blocks and between backticks', () => {
    const text = 'Type `pnpm jobs retry`, never `jobs`.\n```\npnpm staff list   them\n```\n'
    expect(commandsOf(text)).toEqual([
      { line: 1, text: 'pnpm jobs retry' },
      { line: 3, text: 'pnpm staff list' },
    ])
    expect(filled('pnpm sessions cancel <no> [--to <no>] a|b "…"', { '<no>': '7', '…': 'x y' })).toEqual([
      'pnpm',
      'sessions',
      'cancel',
      '7',
      '--to',
      '7',
      'a',
      'x y',
    ])
  })
})
