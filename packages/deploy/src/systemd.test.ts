import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SECRET_NAMES } from './make-secrets.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const settings = read('packages/deploy/systemd/hygiene.env')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

describe('the settings for systemd', () => {
  it('names every setting that production must set', () => {
    const [, required = ''] = /## Production must set\n([\s\S]*?)\n## /u.exec(read('docs/settings.md')) ?? []
    const names = [...required.matchAll(/^- `([A-Z_]+)`/gmu)].map(([, name]) => name ?? '')
    expect(names.length).toBeGreaterThan(20)
    const known = settings.map((line) => line.slice(0, line.indexOf('=')).replace(/_FILE$/u, ''))
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  })

  it('uses shell-readable lines and names only secrets that the script creates', () => {
    expect(settings.filter((line) => !/^[A-Z][A-Z_]*=[^\s'"$]*$/u.test(line))).toEqual([])
    const files = settings.filter((line) => line.includes('_FILE=')).map((line) => line.split('/').at(-1))
    expect(files.filter((name) => !SECRET_NAMES.includes(name ?? ''))).toEqual([])
  })

  it('passes on the same secrets as the compose file', () => {
    const { services } = parse(read('packages/deploy/compose.production.yml'), { merge: true })
    const wanted = ['api', 'worker'].flatMap((name) =>
      Object.keys(services[name].environment).filter((key) => key.endsWith('_FILE')),
    )
    const optional = ['S3_ACCESS_KEY_ID_FILE', 'S3_SECRET_ACCESS_KEY_FILE']
    const known = settings.map((line) => line.slice(0, line.indexOf('=')))
    expect(wanted.filter((key) => !known.includes(key) && !optional.includes(key))).toEqual([])
  })
})
