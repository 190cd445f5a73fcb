import { expect, it } from 'vitest'
import { unknownClassNames } from './class-names.ts'
import { readSources } from './source-files.ts'

const SHEET = `@layer components {
  /* .old is gone. */
  .known { gap: 0.5rem; & .inside-it { color: red; } &:has(.held) { margin: 0; } }
  :global(.foreign) .last { top: 0; }
}`
const found = (line: string) => {
  const text = `import styles from './a.module.css'\n${line}`
  const file = { path: 'apps/web/src/features/a/a.tsx', text, isTest: false }
  return unknownClassNames([file], (path) => (path === 'apps/web/src/features/a/a.module.css' ? SHEET : null))
}

it('finds every class name of a component in its style sheet', () => {
  expect(unknownClassNames(readSources())).toEqual([])
})

it.each(['styles.unknown', "styles['not-there']", 'styles.old', 'styles.foreign'])('refuses %s', (line) => {
  expect(found(line)).toHaveLength(1)
})

it.each([
  'styles.known',
  "styles['inside-it']",
  'styles.held',
  'styles.last',
  "'./my-styles.ts'",
  'a.styles.b',
])('accepts %s', (line) => expect(found(line)).toEqual([]))
