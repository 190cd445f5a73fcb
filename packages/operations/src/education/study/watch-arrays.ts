import { arrayText } from '@hygiene/db/array-text'
import type { WatchColumns } from './judge-record.ts'

export function watchArrays(rows: readonly { columns: WatchColumns }[]): string[] {
  const columns = rows.map((row) => row.columns)
  return [
    arrayText(columns.map(({ creditedMs }) => creditedMs)),
    arrayText(columns.map(({ checkpointsPassed }) => checkpointsPassed)),
    arrayText(columns.map(({ lastSequence }) => lastSequence)),
    arrayText(columns.map(({ isPlaying }) => isPlaying)),
    arrayText(columns.map(({ budgetMs }) => budgetMs)),
    arrayText(columns.map(({ lastProgressAt }) => lastProgressAt)),
    arrayText(columns.map(({ finishedAt }) => finishedAt)),
  ]
}
