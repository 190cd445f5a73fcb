import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import type { Random } from './random.ts'
import { objectOf, type Schema } from './values.ts'

export interface FuzzCall {
  operation: string
  role: string
  path: string
  init: RequestInit
}

export interface Role {
  name: string
  token: string | null
}

export function callOf(contract: Endpoint, schema: Schema, role: Role, random: Random): FuzzCall {
  const fields = objectOf(schema, random)
  const path = contract.path.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const text = textOf(fields[name] ?? 1).toWellFormed()
    delete fields[name]
    return encodeURIComponent(text)
  })
  const method = random.pick(contract.methods)
  const headers = new Headers()
  if (!random.isOneOf(25)) headers.set(CSRF_HEADER, CSRF_VALUE)
  if (role.token !== null)
    headers.set('authorization', `Bearer ${random.isOneOf(40) ? 'forged' : role.token}`)
  const call = { operation: contract.operation, role: role.name }
  if (method === 'GET' || contract.sends === 'query') {
    return { ...call, path: `${path}?${queryOf(fields)}`, init: { method, headers } }
  }
  const { type, body } = bodyOf(contract, fields, random)
  if (type) headers.set('content-type', type)
  return { ...call, path, init: { method, headers, body } }
}

function queryOf(fields: Record<string, unknown>): string {
  const texts = Object.entries(fields).map(([name, value]) => [name, textOf(value)])
  return new URLSearchParams(texts).toString().slice(0, 8_000)
}

const BROKEN = ['{', '[1', '"x"', '7', 'null', '[]', '{"a":1}}', 'a=%', '--x\r\n']

function bodyOf(
  contract: Endpoint,
  fields: Record<string, unknown>,
  random: Random,
): { type?: string; body: NonNullable<RequestInit['body']> } {
  if (random.isOneOf(20)) {
    return {
      type: random.pick(['application/json', 'text/plain', 'multipart/form-data; boundary=x']),
      body: random.pick(BROKEN),
    }
  }
  const sends = random.isOneOf(5) ? random.pick(['json', 'form', 'multipart'] as const) : contract.sends
  if (sends === 'multipart') return { body: formOf(fields, random) }
  if (sends === 'form') return { type: 'application/x-www-form-urlencoded', body: queryOf(fields) }
  return { type: 'application/json', body: JSON.stringify(fields) }
}

function formOf(fields: Record<string, unknown>, random: Random): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, textOf(value))
  if (random.isOneOf(3)) {
    const bytes = random.pick(['%PDF-1.7\n', '', '\u0089PNG', 'x'.repeat(200_000)])
    form.append(
      random.pick(['file', 'photo']),
      new Blob([bytes]),
      random.pick(['a.pdf', '맛집😀.pdf', '../x', 'a\0.pdf']),
    )
  }
  return form
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
