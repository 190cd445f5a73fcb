import { checkStatistics } from '@hygiene/operations/staff/statistics/check-statistics'
import { countMarkedDays } from '@hygiene/operations/staff/statistics/count-marked-days'
import { countStops } from '@hygiene/operations/staff/statistics/count-stops'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

/** Counts the changed days. Once a day it also counts where study stops and compares all figures with the records. */
export async function countStatistics({ db, now, warn }: WorkerDeps): Promise<number> {
  const days = await countMarkedDays(db, now())
  await countStops(db, now())
  const differing = await checkStatistics(db, now())
  if (differing?.length)
    warn(`Figures of ${differing.join(', ')} differed from the records; counted again next`)
  return days
}

export const countStatisticsTask = repeatTask('statistics', () => 60, countStatistics)
