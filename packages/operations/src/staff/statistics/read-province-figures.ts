import { readProvinceFigures as contract } from '@hygiene/contracts/staff/statistics/read-province-figures'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { currentProvinceCodes } from '../../platform/lookup/province-codes.ts'
import { query } from '../../kit/operation.ts'
import { readShownProvinces } from './province-months.ts'
import { provincesOfToday } from './provinces-of-today.ts'
import { readWanted } from './read-wanted.ts'

export const readProvinceFigures = query(contract, async ({ input, actor, db, now }) => {
  const read = await readWanted(db, actor, input, now)
  if (!read.allowed) return read
  const [{ months, cells }, current, provinces] = await Promise.all([
    readShownProvinces(db, actor, input, seoulDay(now)),
    currentProvinceCodes(db),
    provincesOfToday(db),
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
