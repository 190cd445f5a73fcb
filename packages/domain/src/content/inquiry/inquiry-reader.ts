import { maskName } from '../../member/account/masking.ts'
import { InquiryType } from '../../text.ts'

interface Written {
  memberNo: number
  isPrivate: boolean
  isAnonymous: boolean
}

/** Only its writer may read a private post (specification section 6); `readerNo` is null for a visitor. */
export function mayReadInquiry({ memberNo, isPrivate }: Written, readerNo: number | null): boolean {
  return !isPrivate || memberNo === readerNo
}

/** Returns the name in full for its owner and masked for others; null where the post is anonymous or locked. */
export function inquiryWriterName(
  written: Written & { name: string },
  readerNo: number | null,
): string | null {
  if (written.memberNo === readerNo) return written.name
  return written.isAnonymous || written.isPrivate ? null : maskName(written.name)
}

/** Only a report hides its writer from the public; the association always knows the writer. */
export function hidesWriter(inquiryType: InquiryType, wanted: boolean): boolean {
  return wanted && inquiryType === InquiryType.report
}
