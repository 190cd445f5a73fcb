import { expect, it } from 'vitest'
import { documentTitle } from './document-title.ts'

it('names the window after person and year', () => {
  expect(documentTitle('수료증_홍길동_2026.pdf')).toBe('수료증_홍길동_2026')
})
