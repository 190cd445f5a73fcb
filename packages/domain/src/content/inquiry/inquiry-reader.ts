import { maskName } from '../../member/account/masking.ts'
import { InquiryType } from '../../text.ts'

interface Written {
  memberNo: number
  isPrivate: boolean
  isAnonymous: boolean
}

/** A private post is its writer's alone (specification section 6); `readerNo` is null for a visitor. */
export function mayReadInquiry({ memberNo, isPrivate }: Written, readerNo: number | null): boolean {
  return !isPrivate || memberNo === readerNo
}

/** The writer's name for a reader: in full for oneself, else masked; null where the post is anonymous or locked. */
export function inquiryWriterName(
  written: Written & { name: string },
  readerNo: number | null,
): string | null {
  if (written.memberNo === readerNo) return written.name
  return written.isAnonymous || written.isPrivate ? null : maskName(written.name)
}

/** Only a report hides its writer from the public; the association knows the writer of each. */
export function hidesWriter(inquiryType: InquiryType, wanted: boolean): boolean {
  return wanted && inquiryType === InquiryType.report
}
