import { describe, expect, it } from 'vitest'
import { MalformedCursor, readCursor, writeCursor } from './keyset-cursor.ts'

const INT = { value: 'int', key: 'int' } as const
const made = (held: unknown) => `m.${Buffer.from(JSON.stringify(held)).toString('base64url')}`

describe('a cursor', () => {
  it.each([
    ['int', '2147483647', '-1'],
    ['bigint', '900719925474099312', '1'],
    ['timestamptz', '2026-11-23 00:18:47.123456+00', '7'],
    ['date', '2024-02-29', '7'],
    ['text', '김 «%_\\ 가게»', '7'],
    ['uuid', '0190b3c2-7d3e-7abc-8def-0123456789ab', '7'],
    ['int', null, '7'],
  ] as const)('reads back the place of a cursor: %s %s', (type, value, key) => {
    const types = { value: type, key: 'int' } as const
    expect(readCursor('m', types, writeCursor('m', { value, key }))).toEqual({ value, key })
  })

  it.each([
    ['another list', `n.${made(['1', '2']).slice(2)}`, INT],
    ['no list', 'm', INT],
    ['no JSON', 'm.abc', INT],
    ['a word for a number', made(['eleven', '2']), INT],
    ['a number of 33 bits', made(['2147483648', '2']), INT],
    ['a key of null', made(['1', null]), INT],
    ['a part too many', made(['1', '2', '3']), INT],
    ['numbers', made([1, 2]), INT],
    ['an object', made({ value: '1', key: '2' }), INT],
    ['a day that is none', made(['2026-02-30', '2']), { value: 'date', key: 'int' }],
    ['a moment that is none', made(['2026-02-28 25:00:00+00', '2']), { value: 'timestamptz', key: 'int' }],
    ['NUL', made(['a\0b', '2']), { value: 'text', key: 'int' }],
  ] as const)('refuses a cursor of %s as malformed, with 400', (_what, cursor, types) => {
    expect(() => readCursor('m', types, cursor)).toThrow(MalformedCursor)
    expect(new MalformedCursor().statusCode).toBe(400)
  })
})
