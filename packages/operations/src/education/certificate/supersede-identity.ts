import {
  type CertificateText,
  changedText,
  changesIdentity,
  type ReplacementReason,
  replacementReasons,
} from '@hygiene/domain/education/certificate/certificate-change'
import { maskBirthDate, maskName } from '@hygiene/domain/member/account/masking'
import { withParticle } from '@hygiene/domain/particle'
import { z } from 'zod'
import type { ApprovalKind, ApprovalView } from '../../staff/approval/approval-kind.ts'
import { certificateSubject, findEdition } from './certificate-view.ts'
import { lockCertificate } from './lock-certificate.ts'
import { replaceEdition } from './replace-edition.ts'
import { keysOf } from '@hygiene/domain/keys-of'

export interface IdentityFacts {
  certificateNo: number
  edition: number
  text: Partial<CertificateText>
  reasonCode: ReplacementReason
  publicUrl: string
}

const LABEL = {
  userName: '성명',
  birthOn: '생년월일',
  businessName: '업소명',
  address: '소재지',
  address2: '상세 주소',
} as const satisfies Record<keyof CertificateText, string>

export const supersedeIdentity: ApprovalKind<IdentityFacts> = {
  kind: 'supersedeIdentity',
  facts: z.object({
    certificateNo: z.int(),
    edition: z.int(),
    text: z.object({
      userName: z.string().optional(),
      birthOn: z.string().optional(),
      businessName: z.string().optional(),
      address: z.string().optional(),
      address2: z.string().optional(),
    }),
    reasonCode: z.enum(replacementReasons),
    publicUrl: z.string(),
  }) as z.ZodType<IdentityFacts>,
  subject: certificateSubject,
  lock: (db, { certificateNo }) => lockCertificate(db, certificateNo),
  async load(db, facts) {
    const found = await findEdition(db, facts)
    if (!found) return null
    const { certificate, memberNo, fingerprint } = found
    const printed = certificate.frozen as CertificateText
    const changed = changedText(printed, facts.text)
    if (!changesIdentity(changed)) return null
    const names = keysOf(changed)
    return {
      title: `${maskName(printed.userName)} · ${certificate.certificateNumber} ${withParticle(`버전 ${facts.edition + 1}`, '으로')} 대체`,
      rows: [
        ...names.map((name) => ({
          label: LABEL[name],
          before: shownWord(name, printed[name]),
          after: changed[name] ?? '',
          ...maskedField(name, { ...certificate, memberNo }),
        })),
        { label: '수료증 번호', before: certificate.certificateNumber, after: '그대로 (발급대장 한 줄)' },
        { label: '문서확인번호', before: certificate.verificationNumber, after: '새 번호' },
      ],
      follows: [
        '회원에게 새 수료증을 알리는 문자 1통을 보냅니다.',
        '이전 버전의 QR과 번호는 대체되었다고 나오고, 출력 코드는 끝납니다.',
        '결제와 영수증은 그대로 둡니다.',
      ],
      fingerprint,
      memberNos: [memberNo],
    }
  },
  async perform(db, facts, { maker, approver, text, now }) {
    const people = { byNo: maker.employeeNo, approvedByNo: approver.employeeNo }
    return replaceEdition(db, { ...facts, ...people, reason: text }, now)
  },
}

/** Masks the printed text. The new text stays visible, because the approver has to judge it. */
function shownWord(name: keyof CertificateText, word: string): string {
  if (name === 'userName') return maskName(word)
  return name === 'birthOn' ? maskBirthDate(word) : word
}

const FIELD = { userName: 'applicantName', birthOn: 'applicantBirth' } as const

function maskedField(
  name: keyof CertificateText,
  { memberNo, enrolmentNo, inPersonEnrolmentNo }: MaskedHolder,
): Pick<ApprovalView['rows'][number], 'masked'> {
  if (name !== 'userName' && name !== 'birthOn') return {}
  const record = enrolmentNo === null ? { inPersonEnrolmentNo: inPersonEnrolmentNo ?? 0 } : { enrolmentNo }
  return { masked: { memberNo, field: FIELD[name], ...record } }
}

type MaskedHolder = { memberNo: number; enrolmentNo: number | null; inPersonEnrolmentNo: number | null }
