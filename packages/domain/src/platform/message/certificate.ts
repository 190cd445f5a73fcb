import {
  type RevocationReason,
  revocationReasonLabel,
} from '../../education/certificate/certificate-change.ts'
import { message, REST } from './message.ts'

export const certificateIssued = message<{ businessName: string; others: number }>({
  label: '수료',
  rule: REST,
  lines: ({ businessName, others }, { links }) => [
    `'${businessName}'${others > 0 ? ` 외 ${others}곳` : ''} 집합교육을 수료하셨습니다.`,
    `수료증은 아래 주소에서 출력해주세요. ${links.certificates}`,
  ],
})

export const certificateReplaced = message<{ businessName: string }>({
  label: '수료증 정정 재발급',
  rule: REST,
  lines: ({ businessName }, { links }) => [
    `'${businessName}' 수료증을 고쳐 새로 발급했습니다.`,
    `앞서 출력하신 수료증은 쓰실 수 없습니다. 새 수료증을 출력해주세요. ${links.certificates}`,
  ],
})

export const certificateRevoked = message<{ certificateNumber: string; reason: RevocationReason }>({
  label: '수료증 효력 취소',
  rule: REST,
  lines: ({ certificateNumber, reason }, { association }) => [
    `수료증(제 ${certificateNumber} 호)의 효력이 취소되었습니다. 까닭: ${revocationReasonLabel[reason]}`,
    `궁금하신 점은 고객센터(${association.supportPhone})로 전화해주세요.`,
  ],
})
