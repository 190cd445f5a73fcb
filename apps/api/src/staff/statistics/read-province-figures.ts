import { readProvinceFigures as contract } from '@hygiene/contracts/staff/statistics/read-province-figures'
import { seoulDay } from '@hygiene/domain'
import { currentProvinceCodes } from '@hygiene/operations/platform/lookup/province-codes'
import { implement } from '../../http/implement.ts'
import { readShownProvinces } from './province-months.ts'
import { provincesOfToday } from './provinces-of-today.ts'
import { readWanted } from './read-wanted.ts'

export const readProvinceFigures = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const read = await readWanted(deps.db, caller, input, now)
  if (!read.allowed) throw refuse(read.reason)
  const [{ months, cells }, current, provinces] = await Promise.all([
    readShownProvinces(deps.db, caller, input, seoulDay(now)),
    currentProvinceCodes(deps.db),
    provincesOfToday(deps.db),
  ])
  const { sidoCode: wanted } = input
  return {
    list: provinces.map((province) => {
      const shown = months.get(province.sidoCode)
      if (!shown || (wanted !== undefined && current(wanted) !== province.sidoCode))
        return { ...province, paid: null, completed: null }
      const own = cells.filter(({ sidoCode, month }) => sidoCode === province.sidoCode && shown.has(month))
      const sum = (of: 'paid' | 'completed') => own.reduce((all, cell) => all + cell[of], 0)
      return { ...province, paid: sum('paid'), completed: sum('completed') }
    }),
  }
})
