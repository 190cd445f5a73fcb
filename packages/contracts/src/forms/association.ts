import type { Association } from '@hygiene/domain/association'
import { printedText } from '@hygiene/domain/printed-text'
import * as z from 'zod/mini'
import { drawn } from './text-fields.ts'

const MARKS = /^[^\\{}<>]*$/
const MARKS_SENTENCE = '쓸 수 없는 기호가 있습니다: \\ { } < >'

const optional = (most: number) =>
  z.string().check(z.overwrite(printedText), z.maxLength(most), z.regex(MARKS, MARKS_SENTENCE), drawn())
const needed = (most: number, sentence: string) =>
  z
    .string({ error: sentence })
    .check(
      z.overwrite(printedText),
      z.minLength(1, sentence),
      z.maxLength(most),
      z.regex(MARKS, MARKS_SENTENCE),
      drawn(),
    )
const numbers = (pattern: RegExp, sentence: string) =>
  z.string({ error: sentence }).check(z.overwrite(printedText), z.regex(pattern, sentence))

export const associationForm = z.object({
  service: needed(30, '홈페이지 이름을 입력해주세요.'),
  name: needed(40, '단체 이름을 입력해주세요.'),
  shortName: needed(30, '짧은 이름을 입력해주세요.'),
  issuerName: needed(40, '발급자를 입력해주세요.'),
  sealText: numbers(/^[가-힣]{4,16}$/, '직인 글자를 한글 4~16자로 입력해주세요.'),
  sealFileNo: z.nullable(z.uuid()),
  educationName: needed(20, '교육 이름을 입력해주세요.'),
  organisationNumber: numbers(/^\d{3}-\d{2}-\d{5}$/, '사업자등록번호를 000-00-00000 모양으로 입력해주세요.'),
  designationNumber: optional(40),
  representative: needed(30, '대표자를 입력해주세요.'),
  address: needed(120, '주소를 입력해주세요.'),
  supportPhone: numbers(
    /^(0\d{1,2}-\d{3,4}-\d{4}|1\d{3}-\d{4})$/,
    '전화번호를 02-000-0000 또는 1588-0000 모양으로 입력해주세요.',
  ),
  hours: needed(40, '상담 시간을 입력해주세요.'),
  lunch: needed(40, '점심시간을 입력해주세요.'),
  mail: numbers(/^([^\s@\\{}<>]{1,60}@[^\s@\\{}<>]{1,60})?$/, '이메일 주소를 다시 확인해주세요.'),
  bankName: optional(20),
  bankAccount: numbers(/^(\d[\d-]{5,28}\d)?$/, '계좌번호를 숫자와 -로 입력해주세요.'),
  bankHolder: optional(40),
  messageSender: numbers(/^(\d{8,11})?$/, '문자 보내는 번호를 숫자만 입력해주세요.'),
  refusalPhone: numbers(/^(080-\d{3,4}-\d{4})?$/, '무료 수신거부 번호를 080-000-0000 모양으로 입력해주세요.'),
  smsWon: numbers(/^[1-9]\d{0,3}$/, '단문 한 건 값을 원으로, 숫자만 입력해주세요.'),
  lmsWon: numbers(/^[1-9]\d{0,3}$/, '장문 한 건 값을 원으로, 숫자만 입력해주세요.'),
}) satisfies z.ZodMiniType<Association>
