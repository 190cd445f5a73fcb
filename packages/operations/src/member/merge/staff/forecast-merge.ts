import { forecastMerge as contract } from '@hygiene/contracts/member/merge/staff/forecast-merge'
import { operation } from '../../../kit/operation.ts'
import { judgePair } from '../find-pair.ts'
import { showMerge } from '../show-merge.ts'

export const forecastMerge = operation(contract, async ({ db, input, now, log }) => {
  const judged = await judgePair(db, input, now)
  if (!judged.allowed) return judged
  log({ memberNos: [input.stayNo, input.closedNo] })
  return { shown: await showMerge(db, judged) }
})
