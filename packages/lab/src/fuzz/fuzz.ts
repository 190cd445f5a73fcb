import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { connectDatabase } from '@hygiene/db/connect'
import { startSandbox } from '@hygiene/testing'
import { TOKEN_SECRET } from '../bench/bookers.ts'
import { type Child, startChild } from '../bench/child.ts'
import { API_ENTRY } from '../bench/environment.ts'
import { type Random, seededRandom } from './random.ts'
import { callOf, type Role } from './requests.ts'
import type { Schema } from './values.ts'
import { openWorld } from './world.ts'

const HEADERS = ['x-content-type-options', 'content-security-policy', 'cache-control']
/** Matches a stack or an error class; library messages contain no Korean. */
const INTERNAL = /node_modules|\bat .+:\d+:\d+|\w+Error\b|prisma|postgres|undefined|\bnull\b value/i
const KOREAN = /[가-힣]/

interface Envelope {
  code?: unknown
  message?: unknown
  entity?: unknown
}

async function judgeAnswer(response: Response): Promise<string | null> {
  const text = await response.text()
  if (response.status >= 500) return `status ${response.status}`
  const missing = HEADERS.find((name) => !response.headers.has(name))
  if (missing) return `header ${missing} is missing`
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    return response.ok ? null : `status ${response.status} without the envelope`
  }
  return judgeEnvelope(text)
}

function judgeEnvelope(text: string): string | null {
  const { code, message, entity } = JSON.parse(text) as Envelope
  if (!Number.isInteger(code) || typeof message !== 'string' || entity === undefined) return 'not an envelope'
  if (code === 1) return null
  if (!KOREAN.test(message) || INTERNAL.test(message)) return `sentence «${message}»`
  const foreign = sentencesIn(entity).find((sentence) => !KOREAN.test(sentence) || INTERNAL.test(sentence))
  return foreign === undefined ? null : `field's sentence «${foreign}»`
}

function sentencesIn(entity: unknown): string[] {
  const fields = typeof entity === 'object' && entity !== null && 'fields' in entity ? entity.fields : {}
  return Object.values(fields as Record<string, string>)
}

const REVIVED_EVERY = 40
const AT_ONCE = 4

export interface FuzzReport {
  calls: number
  operations: number
  byStatus: Record<string, number>
  successes: number
  faults: string[]
}

export async function fuzz(databaseUrl: string, seed: number, calls: number): Promise<FuzzReport> {
  const database = connectDatabase({ url: databaseUrl })
  const scratch = await mkdtemp(join(tmpdir(), 'hygiene-fuzz-'))
  const sandbox = await startSandbox('http://127.0.0.1:9/no-notices')
  const api = await startChild(API_ENTRY, settingsOf(databaseUrl, scratch, sandbox.origin))
  try {
    const world = await openWorld(database.db)
    return await run(api, world, seededRandom(seed), calls)
  } finally {
    await api.stop()
    await sandbox.stop()
    await database.close()
    await rm(scratch, { recursive: true, force: true })
  }
}

function settingsOf(url: string, scratch: string, sandbox: string): Record<string, string> {
  return {
    DATABASE_URL: url,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    JWT_SECRET: TOKEN_SECRET,
    STORAGE_DIR: join(scratch, 'storage'),
    WEB_DIST_DIR: '',
    PORTONE_BASE_URL: sandbox,
    JUSO_BASE_URL: sandbox,
    SOLAPI_BASE_URL: sandbox,
  }
}

interface World {
  roles: readonly Role[]
  revive: () => Promise<void>
}

async function run(api: Child, world: World, random: Random, calls: number): Promise<FuzzReport> {
  const schemas = await readSchemas(api.origin)
  const contracts = Object.values(ENDPOINTS) as readonly Endpoint[]
  const report: FuzzReport = {
    calls: 0,
    operations: contracts.length,
    byStatus: {},
    successes: 0,
    faults: [],
  }
  while (report.calls < calls) {
    if (report.calls % REVIVED_EVERY === 0) await world.revive()
    const count = Math.min(AT_ONCE, calls - report.calls)
    const drawn = Array.from({ length: count }, (_, place) => {
      // Takes operations in turn, so a short run reaches each.
      const contract = contracts[(report.calls + place) % contracts.length] as Endpoint
      return callOf(
        contract,
        schemas.get(contract.path) ?? {},
        roleFor(contract, world.roles, random),
        random,
      )
    })
    report.calls += count
    await Promise.all(drawn.map((call) => sendAndJudge(api.origin, call, report)))
  }
  return report
}

function roleFor({ access }: Endpoint, roles: readonly Role[], random: Random): Role {
  const fitting = roles.find(({ name }) => name === access)
  return fitting && !random.isOneOf(5) ? fitting : random.pick(roles)
}

async function sendAndJudge(
  origin: string,
  call: ReturnType<typeof callOf>,
  report: FuzzReport,
): Promise<void> {
  const place = `${call.operation} as ${call.role}: ${call.init.method} ${call.path.slice(0, 300)} ${shown(call.init.body)}`
  try {
    const response = await fetch(`${origin}${call.path}`, { ...call.init, redirect: 'manual' })
    report.byStatus[response.status] = (report.byStatus[response.status] ?? 0) + 1
    const isSuccess = response.ok
    const fault = await judgeAnswer(response)
    if (fault) report.faults.push(`${fault} by ${place}`)
    else if (isSuccess) report.successes += 1
  } catch (error) {
    report.faults.push(`no answer (${inspect(error)}) by ${place}`)
  }
}

function shown(body: RequestInit['body']): string {
  return (body instanceof FormData ? JSON.stringify([...body]) : inspect(body)).slice(0, 600)
}

interface Document {
  paths: Record<string, Record<string, Operation>>
}
interface Operation {
  parameters?: { name: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

async function readSchemas(origin: string): Promise<Map<string, Schema>> {
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document
  return new Map(
    Object.entries(paths).map(([path, methods]) => {
      const [operation] = Object.values(methods)
      return [path.replaceAll(/\{(\w+)\}/g, ':$1'), schemaOf(operation ?? {})]
    }),
  )
}

function schemaOf({ parameters = [], requestBody }: Operation): Schema {
  const [body] = Object.values(requestBody?.content ?? {})
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  return body?.schema ?? { type: 'object', properties }
}
