import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { uploadImport } from '@hygiene/contracts/staff/import/upload-import'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { IMPORT_MOST } from '@hygiene/domain/staff/import/import-states'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../generated/routes.ts'
import type { Implementation } from './implement.ts'

let implementations: Implementation[]

beforeAll(async () => {
  implementations = await Promise.all(ROUTES.map(({ load }) => load()))
})

const contracts = Object.values(ENDPOINTS) as readonly Endpoint[]

describe('the route list made from the text of the contracts', () => {
  it('has one route for each contract', () => {
    expect(ROUTES.map(({ operation }) => operation).toSorted()).toEqual(
      contracts.map(({ operation }) => operation).toSorted(),
    )
  })

  it('states for each route what the contract of its handler says', () => {
    for (const [place, { load: _load, ...facts }] of ROUTES.entries()) {
      const contract = implementations[place]?.contract
      const stated = Object.keys(facts).map((fact) => [fact, contract?.[fact as keyof typeof facts]])
      expect(facts).toEqual(Object.fromEntries(stated))
      for (const fact of ['perMinute', 'missesPerMinute', 'takesFiles', 'inTurn'] as const) {
        expect(fact in facts, `${facts.operation} ${fact}`).toBe(contract?.[fact] !== undefined)
      }
    }
  })

  it('takes as many files of an application as a post may have', () => {
    const parts = contracts.flatMap(({ takesFiles }) =>
      takesFiles?.part === 'files' ? [takesFiles.most] : [],
    )
    expect(new Set(parts)).toEqual(new Set([FILE_LIMITS.filesAPost]))
  })

  it('takes a file of records as large as one import may have', () => {
    expect(uploadImport.takesFiles?.bytes).toBe(IMPORT_MOST.bytes)
  })
})
