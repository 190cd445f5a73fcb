import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that mostly wait (five minutes without a network, a dead worker's minute): begun last, the whole run would wait for them. */
const LONGEST = [
  'offline.spec.ts',
  'accessibility.spec.ts',
  'layout-shift.spec.ts',
  'door.spec.ts',
  'whole-path.spec.ts',
  'apply-in-person.spec.ts',
  'attendance.spec.ts',
  'wind-up-crash.test.ts',
  'crash.test.ts',
] as const

/** A fresh checkout knows no durations: the longest files are named here. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`))
  return place === -1 ? LONGEST.length : place
}
