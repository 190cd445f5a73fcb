import type { Association } from '../association.ts'
import { type RevocationReason, revocationReasonLabel } from './certificate-change.ts'

/** Facts of text messages about papers that staff decided about. */
export type CertificateMessageFacts =
  | { kind: 'certificateReplaced'; businessName: string }
  | { kind: 'certificateRevoked'; certificateNumber: string; reason: RevocationReason }
  /** `link`: where it is handed in again. */
  | { kind: 'designationAskedAgain'; businessName: string; sentence: string; link: string }

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
    default:
      return facts satisfies never
  }
}
