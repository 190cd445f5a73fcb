import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BREAKAGE } from '@hygiene/contracts/kit/breakage'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../', import.meta.url))
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

it('answers for an unavailable API with the sentence of the contracts', () => {
  const said = /return 503 '(.+)';/.exec(read('nginx.conf'))?.[1] ?? ''
  expect(JSON.parse(said)).toEqual({ ...BREAKAGE[503], entity: null })
})

it('writes every file that its configuration includes', () => {
  const included = ['nginx.conf', 'tls.conf', 'redirect.conf'].flatMap((name) =>
    [...read(name).matchAll(/include (\/tmp\/[a-z-]+\.conf);/g)].flatMap((match) => match[1] ?? []),
  )
  expect(new Set(included).size).toBe(5)
  for (const file of included) expect(read('start-web.sh')).toContain(`>${file}`)
})

it('resolves the address of the API again and passes on its own call id', () => {
  expect(read('start-web.sh')).toMatch(/server \$\{API_ADDRESS:-api:4000\} resolve;/)
  expect(read('nginx.conf')).toContain('proxy_set_header X-Request-Id $request_id;')
})

it('sends the protection headers with every file from its disk', () => {
  const locations = read('nginx.conf').matchAll(/^ {4}location (.+) \{\n([\s\S]*?)\n {4}\}$/gm)
  const bare = [...locations].filter(
    ([, , rules = '']) => rules.includes('try_files') && !rules.includes('include /tmp/web-headers.conf;'),
  )
  expect(bare.map(([, place]) => place)).toEqual([])
})

describe('the log of nginx', () => {
  const [, entries = ''] = /map \$uri \$written_uri \{\n([\s\S]*?)\n {2}\}/.exec(read('nginx.conf')) ?? []
  const rules = [...entries.matchAll(/"~([^"]+)" "([^"]+)";/g)].map(([, rule = '', written = '']) => ({
    rule: new RegExp(rule, 'u'),
    written,
  }))
  const writtenOf = (uri: string): string => {
    for (const { rule, written } of rules) {
      const { groups } = rule.exec(uri) ?? {}
      if (groups) return written.replaceAll(/\$(\w+)/g, (_name, group: string) => groups[group] ?? '')
    }
    return uri
  }

  it.each([
    ['/media/law/1795287600/c2ln/part-1.m4s', '/media/law/1795287600/-/part-1.m4s'],
    ['/verify/2026-100123-7', '/verify/-'],
    ['/find/홍길동', '/find/-'],
    ['/find/hong@example.kr/more', '/find/-'],
    ['/01012345678', '/-'],
    ['/edu/online/list', '/edu/online/list'],
  ])('logs %s as %s', (uri, written) => {
    expect(rules).toHaveLength(2)
    expect(writtenOf(uri)).toBe(written)
  })
})
