import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const schemaDirectory = join(root, 'prisma', 'schema')
const output = join(root, 'packages', 'db', 'src', 'generated')
const fingerprintFile = join(output, '.schema-hash')
const prismaPackage = createRequire(import.meta.url).resolve('prisma/package.json')

function schemaHash(): string {
  const hash = createHash('sha256')
    .update(readFileSync(prismaPackage))
    .update(readFileSync(import.meta.filename))
  for (const file of globSync('**/*.prisma', { cwd: schemaDirectory }).toSorted()) {
    hash.update(file).update(readFileSync(join(schemaDirectory, file)))
  }
  return hash.digest('hex')
}

function generate(): void {
  const hash = schemaHash()
  if (
    existsSync(fingerprintFile) &&
    readFileSync(fingerprintFile, 'utf8') === hash &&
    !process.argv.includes('--force')
  )
    return

  rmSync(output, { recursive: true, force: true })
  // `generate` works in WASM but requires an engine's path; without one it downloads 20 MB. The path must not be /bin/true: an
  // inheriting `prisma migrate` would then "succeed" without any effect.
  const run = spawnSync(
    process.execPath,
    [
      join(dirname(prismaPackage), 'build', 'index.js'),
      'generate',
      '--no-hints',
      '--schema',
      schemaDirectory,
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        CHECKPOINT_DISABLE: '1',
      },
    },
  )
  if (run.status !== 0) {
    process.stderr.write(`The Prisma client could not be generated.\n${run.stdout}${run.stderr}`)
    process.exit(1)
  }
  numberRecords()
  readModelLate()
  writeFileSync(fingerprintFile, hash)
}

const NUMBERED =
  /\b(session|application|enrolment|inPersonEnrolment|course|lecture|venue)No(\??): ((?:Prisma\.\w+(?:<[^>\n]*>)? \| )*)number\b/g

const KIND = /\b(sales|industry|online|position|payment|board|inquiry)Type(\??): number$/gm

/** Gives the client's columns the branded types of the domain by name, because the schema language has none. */
function numberRecords(): void {
  for (const file of globSync('models/*.ts', { cwd: output })) {
    const path = join(output, file)
    const text = readFileSync(path, 'utf8')
    const numbered = text
      .replaceAll(NUMBERED, "$1No$2: $3RecordNumbers['$1No']")
      .replaceAll(KIND, "$1Type$2: Kinds['$1Type']")
    if (numbered === text) continue
    writeFileSync(
      path,
      `import type { RecordNumbers } from '@hygiene/domain/record-numbers'
import type { Kinds } from '@hygiene/domain/text'
${numbered}`,
    )
  }
}

/**
 * Delays reading the model of a hundred tables (1 MB of JSON): the client would read it when its module loads, before any program
 * listens and even in programs that never query. Here it is read on first use of the class (`connect.ts`).
 */
function readModelLate(): void {
  edit('internal/class.ts', [
    [/^(config\.runtimeDataModel = [^]*?^\}\n)(?=\nasync function )/m, 'function readModel(): void {\n$1}\n'],
    ['  return runtime.getPrismaClient(config)', '  readModel()\n  return runtime.getPrismaClient(config)'],
  ])
  edit('client.ts', [['export const PrismaClient = $Class.getPrismaClientClass()\n', '']])
}

function edit(file: string, changes: readonly (readonly [RegExp | string, string])[]): void {
  const path = join(output, file)
  const edited = changes.reduce(
    (text, [from, to]) => {
      const changed = text.replace(from, to)
      if (changed === text) throw new Error(`The generated ${file} has no «${from}».`)
      return changed
    },
    readFileSync(path, 'utf8'),
  )
  writeFileSync(path, edited)
}

generate()
