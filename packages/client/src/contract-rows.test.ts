import { fileURLToPath } from 'node:url'
import * as contracts from '@hygiene/contracts'
import { describe, expect, it } from 'vitest'
import { codeOf } from './contract-rows.ts'
import { refusalsReadIn } from './refusals-read.ts'

const { ENDPOINTS, REFUSALS } = contracts
const ALL = new Set(Object.keys(REFUSALS))
const code = (part: string, named = ALL) => codeOf(`@hygiene/contracts${part}`, contracts, named)

async function exportsOf(part: string, named = ALL): Promise<Record<string, unknown>> {
  return { ...(await import(`data:text/javascript,${encodeURIComponent(code(part, named))}`)) } as Record<
    string,
    unknown
  >
}

describe('a contract in the browser', () => {
  it.each(Object.entries(ENDPOINTS))(
    'says how %s is sent, and nothing of what only the server reads',
    async (name, contract) => {
      const { methods, path, effect, sends } = contract
      expect(await exportsOf(`/row/${name}`)).toEqual({ [name]: { methods, path, effect, sends } })
    },
  )

  it('has every endpoint behind the door', () => {
    for (const name of Object.keys(ENDPOINTS)) {
      expect(code('')).toContain(`export * from "@hygiene/contracts/row/${name}"`)
    }
  })

  it('refuses a name that no contract has', () => {
    expect(() => code('/row/logn')).toThrow('The contracts have no endpoint logn.')
  })
})

describe('a refusal in the browser', () => {
  it('is named by its code, without a sentence', async () => {
    const { refusalNamed } = (await exportsOf('/refusal-names')) as Pick<typeof contracts, 'refusalNamed'>
    for (const [name, { code: sent }] of Object.entries(REFUSALS)) expect(refusalNamed(sent)).toBe(name)
    expect(refusalNamed(-1)).toBeNull()
    expect(code('/refusal-names')).not.toMatch(/[가-힣]/)
  })

  it('has a name only where the sources of the screens write it', async () => {
    const web = fileURLToPath(new URL('../../../apps/web/src', import.meta.url))
    const named = refusalsReadIn([web], Object.keys(REFUSALS))
    expect(named).toContain('ALREADY_PAID')
    expect(named).not.toContain('FILM_NOT_OPEN')
    const { refusalNamed } = (await exportsOf('/refusal-names', named)) as Pick<
      typeof contracts,
      'refusalNamed'
    >
    expect(refusalNamed(REFUSALS.ALREADY_PAID.code)).toBe('ALREADY_PAID')
    expect(refusalNamed(REFUSALS.FILM_NOT_OPEN.code)).toBeNull()
  })
})
