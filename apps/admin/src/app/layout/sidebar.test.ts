import { expect, it } from 'vitest'
import { ownPlaces } from './own-places.ts'
import { listAbove, SIDEBAR, sidebarOf } from './sidebar.ts'

it('gives each letter after g to one screen', () => {
  const letters = SIDEBAR.flatMap(({ letter }) => letter ?? [])
  expect(letters.toSorted()).toEqual([...new Set(letters)].toSorted())
})

it.each([
  ['/members/12', '/members'],
  ['/members/12/records', '/members'],
  ['/inquiries/7', '/inquiries'],
  ['/members', null],
  ['/', null],
  ['/unknown/3', null],
])('leads from %s back to %s', (path, list) => {
  expect(listAbove(path)).toBe(list)
})

it('puts the five most visited screens on top, in the order of the sidebar', () => {
  const own = ownPlaces(sidebarOf('headquarters'), { '/audit': 9, '/venues': 3, '/imports': 1 })
  expect(own.map(({ to }) => to)).toEqual(['/members', '/inquiries', '/venues', '/imports', '/audit'])
})

it('starts with the first screens that have a letter when no screen was visited', () => {
  const own = ownPlaces(sidebarOf('support'), {})
  expect(own).toHaveLength(5)
  expect(own[0]?.to).toBe('/members')
})
