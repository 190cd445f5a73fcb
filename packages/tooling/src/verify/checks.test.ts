import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../launcher/paths.ts'
import { groupsFor } from './checks.ts'
import { CORE_JOURNEYS } from './engines.ts'

it('has a file for each core journey', () => {
  expect(CORE_JOURNEYS.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

const namesOf = (all: boolean) => groupsFor({ all }).flatMap((group) => group.map(({ name }) => name))

it('runs every check of the sources and every test without --all', () => {
  expect(namesOf(false).filter((name) => !name.startsWith('Journeys'))).toEqual([
    'Types',
    'Format',
    'Lint',
    'Nothing unused',
    'Migrations match the schema',
    'Web application and staff console build',
    'Rules, API and worker on PostgreSQL, screens',
  ])
  expect(namesOf(false).filter((name) => /Firefox|WebKit/.test(name))).toEqual([])
})

it('adds faults, weights, old browsers, a fresh build and a start with --all', () => {
  expect(namesOf(true)).toEqual(expect.arrayContaining([...namesOf(false), 'Weights of the first screens']))
  expect(namesOf(true)).toContain('Faults')
  expect(namesOf(true)).toContain('Start and memory of the API')
  expect(namesOf(true)).toContain('Parts that the oldest browsers have')
  expect(namesOf(true)).toContain('The service builds in a fresh clone')
  expect(namesOf(true)).toContain('An association opens from an empty database')
})
