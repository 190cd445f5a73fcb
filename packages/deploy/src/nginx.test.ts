import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BREAKAGE } from '@hygiene/contracts'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../../../apps/web/', import.meta.url))
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

it('answers for an API that is away with the sentence of the contracts', () => {
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

it('asks for the API’s address anew, and hands its own id of a call over', () => {
  expect(read('start-web.sh')).toMatch(/server \$\{API_ADDRESS:-api:4000\} resolve;/)
  expect(read('nginx.conf')).toContain('proxy_set_header X-Request-Id $request_id;')
})
