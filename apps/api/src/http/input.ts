import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { fieldSentence } from '@hygiene/contracts/kit/field-sentence'
import { toOwnNames, wireNameOf } from '@hygiene/contracts/kit/wire-names'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ArrivingFile } from './arrived-file.ts'
import { closeFiles, readMultipart } from './multipart.ts'
import { Breakage } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string
  }
}

export interface ReadInput {
  input: Record<string, unknown>
  files: ArrivingFile[]
}

/** Merges query, path, form, JSON and multipart into one input (docs/rules/wire.md). */
export async function readInput(contract: Endpoint, request: FastifyRequest): Promise<ReadInput> {
  const { fields, files } = await readBody(contract, request)
  try {
    return { input: parseInput(contract, fields, request), files }
  } catch (error) {
    await closeFiles(files)
    throw error
  }
}

function parseInput(
  contract: Endpoint,
  fields: Record<string, unknown>,
  request: FastifyRequest,
): Record<string, unknown> {
  const sent = { ...givenIn(request.query), ...fields, ...asObject(request.params) }
  const parsed = contract.input.safeParse(toOwnNames(sent), { error: fieldSentence })
  if (!parsed.success) throw new Breakage(400, fieldErrors(parsed.error))
  if (holdsUnstorable(parsed.data)) throw new Breakage(400)
  return parsed.data
}

async function readBody(
  contract: Endpoint,
  request: FastifyRequest,
): Promise<{ fields: Record<string, unknown>; files: ArrivingFile[] }> {
  if (request.isMultipart()) return readMultipart(request, contract.takesFiles)
  if (request.body === undefined || request.body === null) return { fields: {}, files: [] }
  if (typeof request.body !== 'object' || Array.isArray(request.body)) throw new Breakage(400)
  return { fields: asObject(request.body), files: [] }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Treats an empty parameter as absent: old clients send every parameter they know, as in `noticeType=&examType=`. */
function givenIn(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(asObject(query)).filter(([, value]) => value !== ''))
}

/**
 * Detects NUL and unpaired surrogates, which PostgreSQL cannot store. Refused here, the call is malformed instead of failing on
 * our side.
 */
export function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable)
}

/** Returns the first message per field, by its last name, as a form shows it. */
function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = wireNameOf(String(issue.path.at(-1) ?? ''))
    fields[field] ??= issue.message
  }
  return fields
}

/** Reads JSON and forms as text first, because a gateway signs the bytes it sent. */
export function parseBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', '')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      request.rawBody = body
      return body === '' ? {} : parseJson(body)
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}

function parseJson(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' ? value : Object(value)
  } catch {
    throw new Breakage(400)
  }
}
