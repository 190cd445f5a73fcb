import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { provinceCode } from '../../../forms/text-fields.ts'
import { column, listsRecords } from '../../../kit/list.ts'

export const listStaffVenues = listsRecords('/api/staff/venues/list', {
  permission: 'handleVenues',
  filter: z.object({
    sidoCode: z.optional(provinceCode),
    state: z.enum(['inUse', 'closed', 'retired']).optional(),
  }),
  sorts: ['name', 'venueCapacity'],
  row: z.object({
    venueNo: z.int(),
    name: column(z.string(), { header: '교육장', width: 190, isHeading: true }),
    sidoCode: z.string(),
    address: column(z.string(), { header: '주소', width: 150 }),
    address2: z.string(),
    mapUrl: z.string(),
    phone: z.string(),
    venueCapacity: column(z.int(), { id: 'seats', header: '좌석', width: 64, align: 'end' }),
    upcoming: column(z.int(), { header: '예정 회차', width: 78, align: 'end', format: 'count' }),
    equipment: column(z.string(), { header: '시설', width: 90 }),
    accessibility: column(z.string(), { header: '이동 편의', width: 90, isExtra: true }),
    retiredAt: column(instant.nullable(), { id: 'state', header: '상태', width: 168 }),
    closedFromOn: z.string().nullable(),
    sidoName: column(z.string(), { id: 'sido', header: '시·도', width: 130, isExtra: true }),
    directions: column(z.string(), { header: '오시는 길', width: 260, isExtra: true }),
  }),
})
