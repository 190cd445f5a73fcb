import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { applyMigrations } from '@hygiene/db/migrations'
import pg from 'pg'

export type TemplateDatabase = { serverUrl: string; template: string }
export type TestDatabase = { url: string; drop: () => Promise<void> }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TemplateDatabase
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function onServer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function makeTemplate(serverUrl: string): Promise<TemplateDatabase> {
  const template = `hygiene_template_${randomUUID().slice(0, 8)}`
  await onServer(serverUrl, (client) => client.query(`CREATE DATABASE ${template}`))
  await applyMigrations(databaseUrl(serverUrl, template))
  return { serverUrl, template }
}

export async function copyDatabase({ serverUrl, template }: TemplateDatabase): Promise<TestDatabase> {
  const name = `hygiene_test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`))
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, (client) => dropWhenQuiet(client, name)),
  }
}

/** `pool.end()` resolves before its sockets are closed, and terminating them at once would raise an error in the test. */
async function dropWhenQuiet(client: pg.Client, name: string): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name])
    if (rowCount === 0) break
    await sleep(25)
  }
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}
