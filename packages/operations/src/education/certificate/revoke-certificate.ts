import {
  type CertificateText,
  type RevocationReason,
  revocationReasons,
  withdrawnSentence,
} from '@hygiene/domain/education/certificate/certificate-change'
import { maskName } from '@hygiene/domain/member/account/masking'
import { z } from 'zod'
import type { ApprovalKind } from '../../staff/approval/approval-kind.ts'
import { certificateSubject, findEdition } from './certificate-view.ts'
import { lockCertificate } from './lock-certificate.ts'
import { revokeEdition } from './revoke-edition.ts'

export interface RevocationFacts {
  certificateNo: number
  edition: number
  reasonCode: RevocationReason
  askedOn: string
}

/** Revokes a certificate, so the completion no longer counts (docs/rules/certificate.md). */
export const revokeCertificate: ApprovalKind<RevocationFacts> = {
  kind: 'revokeCertificate',
  facts: z.object({
    certificateNo: z.int(),
    edition: z.int(),
    reasonCode: z.enum(revocationReasons),
    askedOn: z.string(),
  }),
  subject: certificateSubject,
  lock: (db, { certificateNo }) => lockCertificate(db, certificateNo),
  async load(db, facts) {
    const found = await findEdition(db, facts)
    if (!found) return null
    const { certificate, memberNo, fingerprint } = found
    const { userName, businessName } = certificate.frozen as CertificateText
    return {
      title: `${maskName(userName)} · ${certificate.certificateNumber} 효력 취소`,
      rows: [
        { label: '업소명', before: businessName, after: businessName },
        { label: '수료증', before: `유효 (버전 ${certificate.edition})`, after: '효력 취소' },
        { label: '신청 건', before: '수료', after: '수료 취소 · 기록은 남음' },
        {
          label: 'QR·번호 확인',
          before: '유효한 수료증입니다',
          after: withdrawnSentence('revoked', facts.askedOn),
        },
        { label: '회원 화면', before: '수료증 출력', after: '고객센터 번호' },
      ],
      follows: [
        '회원에게 사유를 적은 문자 1통을 보냅니다.',
        '출력 코드와 QR이 끝나고, 이 수료로 면제되던 신청을 다시 받습니다.',
        '결제와 영수증은 그대로 둡니다.',
      ],
      fingerprint,
      memberNos: [memberNo],
    }
  },
  async perform(db, { certificateNo, edition, reasonCode }, { maker, approver, text, now }) {
    const people = { byNo: maker.employeeNo, approvedByNo: approver.employeeNo }
    return revokeEdition(db, { certificateNo, edition, reasonCode, reason: text, ...people }, now)
  },
}
