import { expect, it } from 'vitest'
import { InquiryType } from '../../text.ts'
import { hidesWriter, inquiryWriterName, mayReadInquiry } from './inquiry-reader.ts'

const OPEN = { memberNo: 7, isPrivate: false, isAnonymous: false, name: '김영자' }
const PRIVATE = { ...OPEN, isPrivate: true }
const ANONYMOUS = { ...OPEN, isAnonymous: true }

it.each([
  [OPEN, 7, true, '김영자'],
  [OPEN, 8, true, '김*자'],
  [OPEN, null, true, '김*자'],
  [PRIVATE, 7, true, '김영자'],
  [PRIVATE, 8, false, null],
  [PRIVATE, null, false, null],
  [ANONYMOUS, 7, true, '김영자'],
  [ANONYMOUS, 8, true, null],
  [ANONYMOUS, null, true, null],
])(
  'decides whether %j is readable for reader %s: %s, with the writer name %s',
  (written, readerNo, isReadable, name) => {
    expect(mayReadInquiry(written, readerNo)).toBe(isReadable)
    expect(inquiryWriterName(written, readerNo)).toBe(name)
  },
)

it('hides the writer of a report only', () => {
  expect(hidesWriter(InquiryType.report, true)).toBe(true)
  expect(hidesWriter(InquiryType.report, false)).toBe(false)
  expect(hidesWriter(InquiryType.inquiry, true)).toBe(false)
})
