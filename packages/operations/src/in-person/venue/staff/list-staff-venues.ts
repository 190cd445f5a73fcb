import { listStaffVenues as contract } from '@hygiene/contracts/in-person/venue/staff/list-staff-venues'
import { likePattern } from '@hygiene/db/like-pattern'
import { Prisma } from '@hygiene/db/generated/client'
import { table, typed } from '@hygiene/db/table'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { list } from '../../../kit/list.ts'
import type { Sight } from '../../../kit/list-plan.ts'

const v = table('Venue', 'v')
const r = table('Region', 'r')
const s = table('InPersonSession', 's')

export const listStaffVenues = list(contract, {
  of: v,
  joins: Prisma.sql`LEFT JOIN ${r.$from} ON ${r.code} = ${v.sidoCode}`,
  key: v.venueNo,
  columnsAt: ({ now }: Sight) => ({
    sidoName: typed<string>`coalesce(${r.name}, '')`,
    upcoming: typed<number>`(SELECT count(*)::int FROM ${s.$from}
      WHERE ${s.venueNo} = ${v.venueNo} AND ${s.status} = 'open' AND ${s.startsAt} > ${now})`,
    closedOn: v.closedFromOn,
  }),
  show: { closedFromOn: ({ closedOn }) => closedOn && seoulDay(closedOn) },
  filters: {
    sidoCode: v.sidoCode,
    state: {
      inUse: Prisma.sql`${v.retiredAt} IS NULL AND ${v.closedFromOn} IS NULL`,
      closed: Prisma.sql`${v.retiredAt} IS NULL AND ${v.closedFromOn} IS NOT NULL`,
      retired: Prisma.sql`${v.retiredAt} IS NOT NULL`,
    },
  },
  search(text) {
    const like = likePattern(text)
    return Prisma.sql`(${v.name} ILIKE ${like} OR ${v.address} ILIKE ${like})`
  },
})
