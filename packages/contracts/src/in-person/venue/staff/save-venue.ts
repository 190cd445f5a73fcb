import { z } from 'zod'
import { phoneOrNone } from '../../../forms/place.ts'
import { drawn, requiredText, typedText } from '../../../forms/text-fields.ts'
import { provinceCode, recordNo, staffWrites } from '../../../kit/index.ts'
import { actionReason } from '../../session/staff/staff-session-shape.ts'

/** A line that slips may print. */
const line = (max: number) => z.string().check(...typedText(max), drawn())

/** A new venue, or another description of one; slips that were issued keep what they print. */
export const saveVenue = staffWrites('/api/staff/venues/save', {
  label: '교육장 수정',
  permission: 'handleVenues',
  audit: { subject: 'venueNo' },
  input: z.object({
    /** Null: a new one. */
    venueNo: recordNo.nullable(),
    venueName: requiredText(100, '교육장 이름을 입력해주세요.').check(drawn()),
    sidoCode: provinceCode,
    address: requiredText(150, '주소를 입력해주세요.').check(drawn()),
    address2: line(100),
    mapUrl: z
      .string()
      .max(300)
      .regex(/^(https:\/\/\S+)?$/, '지도 주소는 https로 시작합니다.'),
    phone: phoneOrNone,
    directions: line(300),
    equipment: line(300),
    accessibility: line(300),
    venueCapacity: z.int('좌석 수를 숫자로 입력해주세요.').min(1, '좌석은 1석부터입니다.').max(5_000),
    reason: actionReason,
  }),
  entity: z.object({ venueNo: z.int() }),
  refusals: ['VENUE_NOT_FOUND', 'VENUE_SEATS_NEEDED', 'REGION_NOT_FOUND'],
})
