import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQuery,
} from '@prisma/driver-adapter-utils'
import pg from 'pg'

declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>
}

const schemaDirectory = fileURLToPath(new URL('../../../../prisma/schema/', import.meta.url))

/**
 * Returns the SQL that turns the migrated database into the state of `prisma/schema`; it is empty without drift. Only developers
 * use it: production never runs the schema engine.
 */
export async function draftMigration(migratedDatabaseUrl: string): Promise<string> {
  const SchemaEngine = await loadSchemaEngine()
  const pool = new pg.Pool({ connectionString: migratedDatabaseUrl, options: '-c TimeZone=UTC' })
  const schema = globSync('**/*.prisma', { cwd: schemaDirectory })
    .toSorted()
    .map((file) => ({
      path: join(schemaDirectory, file),
      content: readFileSync(join(schemaDirectory, file), 'utf8'),
    }))
  try {
    const factory = bindMigrationAwareSqlAdapterFactory({
      provider: 'postgres',
      adapterName: '@prisma/adapter-pg',
      connect: () => connectForIntrospection(pool),
      connectToShadowDb: () =>
        Promise.reject(new Error('The runner builds the database; no shadow is needed.')),
    })
    const engine = await SchemaEngine.new(
      { datamodels: schema.map((file) => [file.path, file.content]) },
      () => {},
      factory,
    )
    const difference = await engine.diff({
      from: { tag: 'schemaDatasource', files: schema, configDir: schemaDirectory },
      to: { tag: 'schemaDatamodel', files: schema },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    })
    return meaningfulSql(difference.stdout ?? '')
  } finally {
    await pool.end()
  }
}

/** The engine returns «-- This is an empty migration.» when there is nothing to do. */
function meaningfulSql(script: string): string {
  const statements = script.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('--'))
  return statements.length === 0 ? '' : script
}

/**
 * adapter-pg rejects PostgreSQL's internal "char" (OID 18), which the catalogue often uses and the engine expects as a character.
 * The pool converts it to text and records the columns, and the adapter then reports their type.
 */
async function connectForIntrospection(pool: pg.Pool): Promise<SqlDriverAdapter> {
  const charColumns = new Map<string, Set<number>>()
  const poolQuery = pool.query.bind(pool)
  Object.assign(pool, {
    query: async (config: pg.QueryConfig) => {
      const result = await poolQuery(config)
      result.fields.forEach((field, index) => {
        if (field.dataTypeID !== 18) return
        field.dataTypeID = 25
        charColumns.set(config.text, (charColumns.get(config.text) ?? new Set()).add(index))
      })
      return result
    },
  })
  const adapter = await new PrismaPg(pool).connect()
  const queryRaw = adapter.queryRaw.bind(adapter)
  return Object.assign(adapter, {
    queryRaw: async (query: SqlQuery) => {
      const result = await queryRaw(query)
      const columns = charColumns.get(query.sql)
      const columnTypes = result.columnTypes.map((type, index) =>
        columns?.has(index) ? ColumnTypeEnum.Character : type,
      )
      return { ...result, columnTypes }
    },
  })
}

/** The package targets bundlers: it imports its .wasm file, which Node does only behind a flag. */
async function loadSchemaEngine() {
  const require = createRequire(import.meta.url)
  const directory = dirname(require.resolve('@prisma/schema-engine-wasm'))
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const { instance } = await WebAssembly.instantiate(readFileSync(join(directory, 'schema_engine_bg.wasm')), {
    './schema_engine_bg.js': { ...bindings },
  })
  // The engine reports panics through this global before it traps with a bare «unreachable».
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message: (message: string) => process.stderr.write(`schema engine: ${message}\n`),
    },
  })
  bindings.__wbg_set_wasm(instance.exports)
  const start = instance.exports['__wbindgen_start']
  if (typeof start === 'function') start()
  return bindings.SchemaEngine
}
