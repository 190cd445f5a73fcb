import * as z from 'zod/mini'
import { phoneOrNone } from './place.ts'
import { actionReason } from './reason.ts'
import { drawn, provinceCode, requiredText, typedText } from './text-fields.ts'

const line = (max: number) => z.string().check(...typedText(max), drawn())

const SEATS = '좌석 수를 숫자로 입력해주세요.'
export const seats = z.int(SEATS).check(z.gte(1, SEATS), z.lte(5_000))

export const venueForm = z.object({
  venueName: requiredText(100, '교육장 이름을 입력해주세요.').check(drawn()),
  sidoCode: provinceCode,
  address: requiredText(150, '주소를 입력해주세요.').check(drawn()),
  address2: line(100),
  mapUrl: z
    .string()
    .check(z.maxLength(300), z.regex(/^(https:\/\/\S+)?$/, '지도 주소는 https로 시작합니다.')),
  phone: phoneOrNone,
  directions: line(300),
  equipment: line(300),
  accessibility: line(300),
  venueCapacity: seats,
  reason: actionReason,
})
