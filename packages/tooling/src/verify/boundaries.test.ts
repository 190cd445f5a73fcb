import { expect, it } from 'vitest'
import { foldersWithoutArea, nounCircles, wrongEdges, wrongImports } from './direction.ts'
import { wrongFloors } from './floors.ts'
import { importsOf, readSources, readWorkspaces, type Workspace } from './source-files.ts'

const workspaces = readWorkspaces()

it('lets packages depend on each other in one direction only', () => {
  expect(wrongEdges(workspaces)).toEqual([])
})

it('lets a file import only declared packages and never another feature', () => {
  expect(wrongImports(readSources(), workspaces)).toEqual([])
})

it('assigns every operation to one of the seven areas', () => {
  expect(foldersWithoutArea(readSources())).toEqual([])
})

it('finds no two nouns of operations that use each other', () => {
  expect(nounCircles(readSources())).toEqual([])
})

it('lets the clients import only downwards from routes to the shell', () => {
  expect(wrongFloors(readSources())).toEqual([])
})

it.each([
  ["import { a } from '@hygiene/db'", '@hygiene/db'],
  ["import type { A } from './a.ts'", './a.ts'],
  ["export * from './b.ts'", './b.ts'],
  ["import './styles.css'", './styles.css'],
  ["const page = lazy(() => import('./page.tsx'))", './page.tsx'],
  ["import {\n  a,\n  b,\n} from '../c.ts'", '../c.ts'],
])('reads %j as an import', (text, imported) => {
  expect(importsOf(text)).toEqual([imported])
})

const web: Workspace = {
  path: 'apps/web',
  name: 'web',
  dependencies: ['contracts'],
  devDependencies: ['testing'],
  entries: [],
}

it.each([
  [
    'apps/web/src/features/education/study/player.tsx',
    '../../money/payment/window.tsx',
    'imports the feature',
  ],
  ['apps/web/src/main.tsx', '../../api/src/app.ts', 'reaches out of its package'],
  ['apps/web/src/main.tsx', '@hygiene/db', 'does not name'],
  ['apps/web/src/main.tsx', '@hygiene/testing', 'does not name'],
])('refuses an import out of bounds: %s imports %s', (path, imported, reason) => {
  const file = { path, text: `import { a } from '${imported}'`, isTest: false }
  expect(wrongImports([file], [web])).toEqual([expect.stringContaining(reason)])
})

const operations: Workspace = { ...web, path: 'packages/operations', name: 'operations' }

function operationImporting(from: string, to: string) {
  const text = `import { b } from '../../${to}/b.ts'`
  return { path: `packages/operations/src/${from}/a.ts`, text, isTest: false }
}

it('lets an operation use only the areas of its row', () => {
  expect(wrongImports([operationImporting('money/payment', 'in-person/seat')], [operations])).toEqual([])
  expect(wrongImports([operationImporting('content/board', 'money/payment')], [operations])).toEqual([
    expect.stringContaining('may not use'),
  ])
})

it('finds two nouns that use each other', () => {
  const there = operationImporting('money/payment', 'in-person/seat')
  const back = operationImporting('in-person/seat', 'money/payment')
  expect(nounCircles([there])).toEqual([])
  expect(nounCircles([there, back])).toEqual(['in-person/seat → money/payment → in-person/seat'])
  expect(foldersWithoutArea([operationImporting('seats/seat', 'payment')])).toHaveLength(1)
})

it('lets a query that a route serves use any noun', () => {
  const there = operationImporting('money/payment', 'in-person/seat')
  const back = operationImporting('in-person/seat', 'money/payment')
  const served = { ...back, text: `${back.text}\nexport const readSeat = query(contract, read)` }
  expect(nounCircles([there, served])).toEqual([])
  const logged = { ...back, text: `${back.text}\nexport const readSeat = operation(contract, read)` }
  expect(nounCircles([there, logged])).toHaveLength(1)
  const path = back.path.replace('operations', 'contracts')
  const contract = { path, text: "export const readSeat = staffReads('/api/seat', {})", isTest: false }
  expect(nounCircles([there, logged, contract])).toEqual([])
})

it('refuses a dependency of an app on an app and of the browser on the database', () => {
  expect(wrongEdges([{ ...web, dependencies: ['api', 'db'] }])).toHaveLength(2)
})

const planted = (path: string, imported: string, isTest = false) =>
  wrongFloors([{ path, text: `import { a } from '${imported}'`, isTest }])

it.each([
  ['apps/web/src/app/layout/header.tsx', '../../shared/forms/part.ts', 'the higher floor shared'],
  ['apps/web/src/app/router/go.ts', '../../features/study/study.tsx', 'the higher floor features'],
  ['apps/web/src/shared/seats/changed.ts', '../../features/payment/result.tsx', 'the higher floor features'],
  ['apps/web/src/features/study/study.tsx', '../../routes/edu/study/list.tsx', 'the higher floor routes'],
  ['apps/web/src/routes/main.tsx', '../screens.ts', 'the higher floor entry'],
  ['apps/admin/src/app/login/leaving.ts', '../../shared/ask-form/ask-form.tsx', 'the higher floor shared'],
  ['apps/admin/src/shared/paging/page-steps.tsx', '../../routes/routes.tsx', 'the higher floor routes'],
  ['apps/web/src/shared/seats/changed.ts', '../../testing/sample-session.ts', 'what only tests use'],
  ['apps/web/src/frame/header.tsx', './logo.tsx', 'stands on no floor'],
])('refuses an import against the floors: %s imports %s', (path, imported, reason) => {
  expect(planted(path, imported)).toEqual([expect.stringContaining(reason)])
})

it.each([
  ['apps/web/src/main.tsx', './app/router/route-table.tsx'],
  ['apps/web/src/routes/main.tsx', '../features/home/home.tsx'],
  ['apps/web/src/routes/edu/payment.tsx', '../../app/router/route-meta.ts'],
  ['apps/web/src/features/content/home/home.tsx', '../../shared/seats/changed.ts'],
  ['apps/web/src/shared/seats/changed.ts', '../paging/use-pages.ts'],
  ['apps/web/src/testing/sample-session.ts', '../features/home/home.tsx'],
])('lets %s import %s', (path, imported) => {
  expect(planted(path, imported)).toEqual([])
})

it('lets only a test use shared test code and otherwise applies its floor', () => {
  const test = 'apps/web/src/app/login/leaving.test.tsx'
  expect(planted(test, '../../testing/open-dialogs.ts', true)).toEqual([])
  expect(planted(test, '../../features/home/home.tsx', true)).toHaveLength(1)
})
