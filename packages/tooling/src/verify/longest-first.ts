import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Journeys of a minute and more, of whichever engine, the longest first: begun last, one of them would walk alone at the end. */
const LONGEST = [
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

/**
 * Tests of a killed worker or API, with the seconds for which they mostly wait. Beside each other they leave the cores idle, so
 * each begins about when the one before it has ended.
 */
const WAITING: readonly (readonly [name: string, seconds: number])[] = [
  ['/wind-up-crash.test.ts', 70],
  ['/crash.test.ts', 47],
  ['/message-crash.test.ts', 15],
  ['/bulk-operation-crash.test.ts', 14],
  ['/import-crash.test.ts', 13],
  ['/offer-crash.test.ts', 12],
  ['/database-faults.test.ts', 11],
  ['/certificate-killed.test.ts', 9],
  ['/polite-stop.test.ts', 7],
]

/** A fresh checkout knows no durations: the files that matter are named here. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return inOrder(files, ({ moduleId }) => moduleId)
  }
}

/** The longest first, and those that wait spread over the files of their own project. */
export function inOrder<T>(files: readonly T[], pathOf: (file: T) => string): T[] {
  const placeOf = (file: T): number => {
    const place = LONGEST.findIndex((name) => pathOf(file).endsWith(name))
    return place === -1 ? LONGEST.length : place
  }
  const waits = WAITING.flatMap(([name, seconds]) => {
    const file = files.find((one) => pathOf(one).endsWith(name))
    return file === undefined ? [] : [{ file, seconds }]
  })
  const others = files.filter((file) => waits.every((one) => one.file !== file))
  const beside = others.filter((file) => WITH_WAITING.test(pathOf(file)))
  const sum = waits.reduce((total, { seconds }) => total + seconds, 0)

  const sorted = others.toSorted((one, other) => placeOf(one) - placeOf(other))
  let past = 0
  for (const { file, seconds } of waits) {
    const next = beside[Math.floor((past / sum) * beside.length)]
    sorted.splice(next === undefined ? 0 : sorted.indexOf(next), 0, file)
    past += seconds
  }
  return sorted
}

/** The files that are walked beside those that wait. */
const WITH_WAITING = /\/apps\/(api|worker|console)\//
