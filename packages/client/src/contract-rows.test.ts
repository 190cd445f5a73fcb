import { fileURLToPath } from 'node:url'
import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import * as place from '@hygiene/contracts/forms/place'
import * as listSessions from '@hygiene/contracts/in-person/session/list-sessions'
import type { refusalNamed } from '@hygiene/contracts/refusals/refusal-named'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { describe, expect, it } from 'vitest'
import { refusalNamesOf, rowsOf } from './contract-rows.ts'
import { refusalsReadIn } from './refusals-read.ts'

const ALL = new Set(Object.keys(REFUSALS))

async function exportsOf(code: string): Promise<Record<string, unknown>> {
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return { ...(module as Record<string, unknown>) }
}

describe('a contract in the browser', () => {
  it.each(Object.entries(ENDPOINTS))(
    'exports only how %s is sent and its list is drawn',
    async (name, contract) => {
      const { methods, path, effect, sends, columns }: Endpoint = contract
      expect(await exportsOf(rowsOf('login', { [name]: contract }))).toEqual({
        [name]: { methods, path, effect, sends, ...(columns && { columns }) },
      })
    },
  )

  it('omits the server schemas beside an endpoint', async () => {
    expect(Object.keys(listSessions)).toContain('sessionState')
    expect(Object.keys(await exportsOf(rowsOf('in-person/list-sessions', listSessions)))).toEqual([
      'listSessions',
    ])
  })

  it('refuses a module of schemas alone', () => {
    expect(() => rowsOf('forms/place', place)).toThrow('@hygiene/contracts/forms/place has no endpoint')
  })
})

describe('a refusal in the browser', () => {
  type Named = { refusalNamed: typeof refusalNamed }

  it('names a refusal by its code without a sentence', async () => {
    const code = refusalNamesOf(REFUSALS, ALL)
    const { refusalNamed } = (await exportsOf(code)) as Named
    for (const [name, { code: sent }] of Object.entries(REFUSALS)) expect(refusalNamed(sent)).toBe(name)
    expect(refusalNamed(-1)).toBeNull()
    expect(code).not.toMatch(/[가-힣]/)
  })

  it('names a refusal only where the sources of the screens use the name', async () => {
    const web = fileURLToPath(new URL('../../../apps/web/src', import.meta.url))
    const named = refusalsReadIn([web], Object.keys(REFUSALS))
    expect(named).toContain('ALREADY_PAID')
    expect(named).not.toContain('VIDEO_NOT_OPEN')
    const { refusalNamed } = (await exportsOf(refusalNamesOf(REFUSALS, named))) as Named
    expect(refusalNamed(REFUSALS.ALREADY_PAID.code)).toBe('ALREADY_PAID')
    expect(refusalNamed(REFUSALS.VIDEO_NOT_OPEN.code)).toBeNull()
  })
})
