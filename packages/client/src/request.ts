import { addressOf, type EndpointRow, preferredMethod } from '@hygiene/contracts/kit/endpoint'
import { CSRF_HEADER, CSRF_VALUE, HELP_HEADER } from '@hygiene/contracts/kit/envelope'
import { clientLogin } from './client-login.ts'

type Sent = Readonly<Record<string, unknown>>

export function requestOf(
  contract: EndpointRow,
  input: Sent,
  accessToken: string | null,
): [string, RequestInit & { headers: Headers }] {
  const headers = new Headers({ accept: 'application/json' })
  if (accessToken) headers.set('authorization', `Bearer ${accessToken}`)
  const helpNo = clientLogin().helpNo?.() ?? null
  if (accessToken && helpNo !== null) headers.set(HELP_HEADER, String(helpNo))
  if (contract.effect === 'writes') headers.set(CSRF_HEADER, CSRF_VALUE)

  const method = preferredMethod(contract)
  const { path, rest } = addressOf(contract, input)
  const query = contract.sends === 'query' ? textPairs(rest).toString() : ''
  const body = bodyOf(contract, rest, headers)
  const address = query ? `${path}?${query}` : path
  return [address, { method, headers, body, credentials: 'include' }]
}

function bodyOf(contract: EndpointRow, input: Sent, headers: Headers): BodyInit | undefined {
  if (contract.sends === 'query') return undefined
  if (contract.sends === 'form') return textPairs(input)
  if (contract.sends === 'multipart') return multipart(input)
  headers.set('content-type', 'application/json')
  return JSON.stringify(input)
}

function textPairs(input: Sent): URLSearchParams {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) pairs.append(name, asText(one))
    }
  }
  return pairs
}

/** Sends files as parts and beans as JSON text (specification section 7). */
function multipart(input: Sent): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Blob) form.append(name, value)
    else if (isFiles(value)) for (const file of value) form.append(name, file)
    else if (value !== undefined && value !== null) form.append(name, asText(value))
  }
  return form
}

const isFiles = (value: unknown): value is Blob[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => item instanceof Blob)

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
