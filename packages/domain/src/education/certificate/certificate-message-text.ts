import type { Association } from '../../association.ts'
import { type RevocationReason, revocationReasonLabel } from './certificate-change.ts'

/** Facts of text messages about papers that staff decided about. */
export type CertificateMessageFacts =
  | { kind: 'certificateReplaced'; businessName: string }
  | { kind: 'certificateRevoked'; certificateNumber: string; reason: RevocationReason }
  /** `link`: where it is handed in again. */
  | { kind: 'designationAskedAgain'; businessName: string; sentence: string; link: string }
  /** `facts`: of the place, in words; `link`: where its application stands. */
  | { kind: 'placeCorrected'; businessName: string; facts: readonly string[]; sentence: string; link: string }
  | { kind: 'placeAskedAgain'; businessName: string; sentence: string; link: string }

export function certificateMessageLines(
  facts: CertificateMessageFacts,
  { certificates }: { certificates: string },
  { supportPhone }: Pick<Association, 'supportPhone'>,
): string[] {
  switch (facts.kind) {
    case 'certificateReplaced':
      return [
        `'${facts.businessName}' 수료증을 고쳐 새로 발급했습니다.`,
        `앞서 출력하신 수료증은 쓰실 수 없습니다. 새 수료증을 출력해주세요. ${certificates}`,
      ]
    case 'certificateRevoked':
      return [
        `수료증(제 ${facts.certificateNumber} 호)의 효력이 취소되었습니다. 까닭: ${revocationReasonLabel[facts.reason]}`,
        `궁금하신 점은 고객센터(${supportPhone})로 전화해주세요.`,
      ]
    case 'designationAskedAgain':
      return [
        `'${facts.businessName}' 지정확인서를 다시 올려주세요.`,
        `까닭: ${facts.sentence}`,
        `올리시는 곳: ${facts.link}`,
      ]
    case 'placeCorrected':
      return [
        `'${facts.businessName}' 신청의 업소 정보(${facts.facts.join(', ')})를 바로잡았습니다. 까닭: ${facts.sentence}`,
        `바뀐 내용: ${facts.link}`,
        `사실과 다르면 고객센터(${supportPhone})로 알려주세요.`,
      ]
    case 'placeAskedAgain':
      return [
        `'${facts.businessName}' 업소를 확인하지 못했습니다. 까닭: ${facts.sentence}`,
        `업소 정보를 고치시는 곳: ${facts.link}`,
        `영업신고번호를 고치시려면 고객센터(${supportPhone})로 전화해주세요. 결제와 수강 기록은 그대로입니다.`,
      ]
    default:
      return facts satisfies never
  }
}
