import { readProvinceFigures as contract } from '@hygiene/contracts/staff-statistics/read-province-figures'
import { isShownGroup } from '@hygiene/domain'
import { currentProvinceCodes } from '@hygiene/operations/lookup/province-codes'
import { implement } from '../http/implement.ts'
import { provincesOfToday } from './provinces-of-today.ts'
import { readWanted } from './read-wanted.ts'
import { sumFigures } from './sum-figures.ts'

export const readProvinceFigures = implement(contract, async ({ input, caller, deps, refuse }) => {
  const read = await readWanted(deps.db, caller, input)
  if (!read.allowed) throw refuse(read.reason)
  const [rows, current, provinces] = await Promise.all([
    sumFigures(read.wanted, 'steps', ['sidoCode', 'part']),
    currentProvinceCodes(deps.db),
    provincesOfToday(deps.db),
  ])
  return {
    list: provinces.map((province) => {
      const own = rows.filter(({ sidoCode }) => current(sidoCode) === province.sidoCode)
      const of = (wanted: string) =>
        own.filter(({ part }) => part === wanted).reduce((sum, { counted }) => sum + counted, 0)
      const paid = of('paid')
      return isShownGroup(paid)
        ? { ...province, paid, completed: of('completed') }
        : { ...province, paid: null, completed: null }
    }),
  }
})
