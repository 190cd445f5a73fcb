import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'
import { inGroups } from './secret-groups.ts'

it('draws every dark module once and joins neighbours in one run', () => {
  const rows = ['##.#', '....', '.###', '#...']
  const path = qrPath(4, (row, column) => rows[row]?.[column] === '#')
  expect(path).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1zM0 3h1v1H0z')
})

it('groups a secret for typing', () => {
  expect(inGroups('GEZDGNBVGY3TQOJQ')).toBe('GEZD GNBV GY3T QOJQ')
  expect(inGroups('ABCDE')).toBe('ABCD E')
})
