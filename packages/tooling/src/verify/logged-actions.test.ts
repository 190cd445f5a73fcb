import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import { ACTION_LABELS } from '@hygiene/contracts/labels/action-label'
import { expect, it } from 'vitest'
import { readSources } from './source-files.ts'

const LITERALS = [/\boperation: '(\w+)'/g, /\blog(?:Inquiry)?Action\(\w+, \w+, '(\w+)'/g]
const LISTED = [/\blogged\('(\w+)'/g, /\boperation: '(\w+)'/g]
const BY_CONTRACT = /import \{ (\w+) as contract \}/
const WRITES = /contract\.operation/
const audited = Object.values(ENDPOINTS).filter((contract) => 'audit' in contract)

it('has a Korean label for every action that a source logs for staff', () => {
  const named = readSources()
    .filter(({ path, isTest }) => !isTest && !path.includes('/testing/'))
    .filter(({ path }) =>
      /^(apps\/(api|console|worker)|packages\/operations)\/src\/|logged-action\.ts$/.test(path),
    )
    .flatMap(({ path, text }) => actionsOf(path, text).map((name) => `${name} (${path})`))
  const unknown = named.filter((one) => !ACTION_LABELS.has(one.split(' ')[0] ?? ''))
  expect(unknown).toEqual([])
  expect(named.length + audited.length).toBeGreaterThan(150)
})

it('has a Korean label for every contract that requires a log entry', () => {
  expect(audited.map(({ operation }) => operation).filter((name) => !ACTION_LABELS.has(name))).toEqual([])
  expect(audited.length).toBeGreaterThan(0)
})

function actionsOf(path: string, text: string): string[] {
  if (!/[aA]udit|loggedAction|logAction|logInquiryAction|operation/.test(text)) return []
  const contract = WRITES.test(text) ? BY_CONTRACT.exec(text)?.[1] : undefined
  const patterns = path.endsWith('/logged-action.ts') ? LISTED : LITERALS
  const literals = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  return contract === undefined ? literals : [contract, ...literals]
}
