import { expect, it } from 'vitest'
import { importCircles } from './import-circles.ts'
import { readSources } from './source-files.ts'

it('finds no import circle, types included', () => {
  expect(importCircles(readSources())).toEqual([])
})

const file = (path: string, text: string) => ({ path, text, isTest: false })

it('reports the path of a circle', () => {
  const files = [
    file('apps/api/src/a.ts', "import { b } from './b.ts'\nimport { d } from './d.ts'"),
    file('apps/api/src/b.ts', "import type { C } from './c.ts'"),
    file('apps/api/src/c.ts', "export * from './a.ts'"),
    file('apps/api/src/d.ts', "import { e } from '@hygiene/domain/e'"),
  ]
  expect(importCircles(files)).toEqual([
    'apps/api/src/a.ts → apps/api/src/b.ts → apps/api/src/c.ts → apps/api/src/a.ts',
  ])
})

it('finds a file that imports itself and accepts a diamond', () => {
  expect(importCircles([file('a/a.ts', "import { a } from './a.ts'")])).toEqual(['a/a.ts → a/a.ts'])
  const diamond = [
    file('a/a.ts', "import './b.ts'\nimport './c.ts'"),
    file('a/b.ts', "import './d.ts'"),
    file('a/c.ts', "import './d.ts'"),
    file('a/d.ts', ''),
  ]
  expect(importCircles(diamond)).toEqual([])
})
