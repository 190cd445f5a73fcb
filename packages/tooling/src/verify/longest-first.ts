import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Lists files that take half a minute or more, the longest first; started last, one would run alone at the end. */
const LONGEST_TESTS = ['/convert-video.test.ts', '/access-matrix.test.ts']
const LONGEST_JOURNEYS = [
  'accessibility',
  'layout-shift',
  'console-layout-shift',
  'login-expiry',
  'payment',
  'check-in',
  'whole-path',
  'staff-rights',
  'staff-admin',
  'staff-content',
  'staff-education',
  'staff-actions',
  'sign-up',
  'staff',
  'effort',
  'next-lecture',
  'home',
  'move-seat',
  'two-tabs',
  'checkpoint',
].map((name) => `/${name}.spec.ts`)
const LONGEST = [...LONGEST_TESTS, ...LONGEST_JOURNEYS]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return inOrder(files, ({ moduleId }) => moduleId)
  }
}

export function inOrder<T>(files: readonly T[], pathOf: (file: T) => string): T[] {
  const placeOf = (file: T): number => {
    const place = LONGEST.findIndex((name) => pathOf(file).endsWith(name))
    return place === -1 ? LONGEST.length : place
  }
  return files.toSorted((one, other) => placeOf(one) - placeOf(other))
}
