import {
  addressOf,
  type Endpoint,
  type EntityOf,
  preferredMethod,
  type SentTo,
} from '@hygiene/contracts/kit/endpoint'
import { CSRF_HEADER, CSRF_VALUE, type Envelope } from '@hygiene/contracts/kit/envelope'
import { toOwnNames } from '@hygiene/contracts/kit/wire-names'
import { refusalNamed } from '@hygiene/contracts/refusals/refusal-named'
import type { RefusalName } from '@hygiene/contracts/refusals/table'

export interface Answer<C extends Endpoint> {
  status: number
  code: number
  message: string
  entity: EntityOf<C>
  refusal: RefusalName | null
  envelope: Envelope
  headers: Headers
}

export interface CallOptions {
  token?: string
  headers?: Record<string, string>
  files?: { field: string; name: string; type: string; bytes: Uint8Array }[]
  method?: string
}

export interface ContractClient {
  call<C extends Endpoint>(contract: C, input: SentTo<C>, options?: CallOptions): Promise<Answer<C>>
  as(token: string): ContractClient
  readonly origin: string
}

export function contractClient(origin: string, token?: string): ContractClient {
  return {
    origin,
    as: (next) => contractClient(origin, next),
    async call(contract, input, options = {}) {
      const request = buildRequest(contract, input, { token, ...options })
      const response = await fetch(new URL(request.path, origin), request.init)
      const envelope = (await response.json()) as Envelope
      return readAnswer(contract, response, envelope)
    },
  }
}

function readAnswer<C extends Endpoint>(contract: C, response: Response, envelope: Envelope): Answer<C> {
  const refusal = envelope.code < 0 ? refusalNamed(envelope.code) : null
  return {
    status: response.status,
    code: envelope.code,
    message: envelope.message,
    refusal,
    envelope,
    headers: response.headers,
    get entity() {
      if (envelope.code === 1) return toOwnNames(envelope.entity) as EntityOf<C>
      throw new Error(`${contract.operation} answered ${refusal ?? envelope.code}: ${envelope.message}`)
    },
  }
}

function buildRequest(
  contract: Endpoint,
  input: Record<string, unknown>,
  options: CallOptions,
): { path: string; init: RequestInit } {
  const method = options.method ?? preferredMethod(contract)
  const headers = new Headers(options.headers)
  if (contract.effect === 'writes' && !headers.has(CSRF_HEADER)) headers.set(CSRF_HEADER, CSRF_VALUE)
  if (options.token) headers.set('authorization', `Bearer ${options.token}`)

  const { path, rest } = addressOf(contract, input)
  if (method === 'GET' || contract.sends === 'query') {
    return { path: `${path}${queryOf(rest)}`, init: { method, headers } }
  }
  if (contract.sends === 'multipart') return { path, init: { method, headers, body: formOf(rest, options) } }
  if (contract.sends === 'form') {
    return { path, init: { method, headers, body: new URLSearchParams(textsOf(rest)) } }
  }
  headers.set('content-type', 'application/json')
  return { path, init: { method, headers, body: JSON.stringify(rest) } }
}

function textsOf(input: Record<string, unknown>): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) texts[name] = typeof value === 'string' ? value : JSON.stringify(value)
  }
  return texts
}

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams(textsOf(input)).toString()
  return query === '' ? '' : `?${query}`
}

function formOf(input: Record<string, unknown>, options: CallOptions): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(textsOf(input))) form.set(name, value)
  for (const file of options.files ?? []) {
    form.append(file.field, new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
  }
  return form
}
