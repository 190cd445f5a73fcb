import { type Refused, useSend } from '@hygiene/client'
import { listCertificates } from '@hygiene/contracts/education/certificate/staff/list-certificates'
import { readCertificateRecord } from '@hygiene/contracts/education/certificate/staff/read-certificate-record'
import { requestIdentityChange } from '@hygiene/contracts/education/certificate/staff/request-identity-change'
import { requestRevocation } from '@hygiene/contracts/education/certificate/staff/request-revocation'
import { supersedeCertificate } from '@hygiene/contracts/education/certificate/staff/supersede-certificate'
import {
  changesIdentity,
  replacementReasonLabel,
  type ReplacementReason,
  revocationReasonLabel,
  type RevocationReason,
  withdrawnSentence,
} from '@hygiene/domain/education/certificate/certificate-change'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { withParticle } from '@hygiene/domain/particle'
import { RadioCards, showToast } from '@hygiene/ui'
import { useState } from 'react'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import type { CertificateRecord, Edition } from './certificate-text.ts'
import { judgeText, type TypedText, typedChange, wordRows } from './typed-text.tsx'

export type CertificateChange = 'replace' | 'revoke'

type CertificateDialogProps = {
  record: CertificateRecord
  change: CertificateChange
  onChange: (change: CertificateChange) => void
  onClose: () => void
}

const REFRESH = [readCertificateRecord, listCertificates]

/** Confirms the two irrevocable changes of a certificate: replacing its edition or withdrawing it. */
export function CertificateDialog({ record, change, onChange, onClose }: CertificateDialogProps) {
  const [newest] = record.editions
  if (!newest) return null
  const shared = {
    title: '수료증 정정',
    about: `${newest.userName} · ${record.certificateNumber}`,
    choices: (
      <RadioCards
        legend="무엇을 할까요?"
        name="change"
        arrange="row"
        value={change}
        options={[
          {
            value: 'replace' as const,
            label: '정정 재발급',
            description: '새 문서확인번호로 다시 발급합니다. 이전 버전은 ‘대체됨’으로 보입니다.',
          },
          {
            value: 'revoke' as const,
            label: '효력 취소',
            description: '수료로 인정하지 않습니다. 두 사람이 합니다.',
          },
        ]}
        onChange={onChange}
      />
    ),
    onClose,
  }
  const { certificateNo, certificateNumber } = record
  const asked = { certificateNo, edition: newest.edition }
  // Separate keys reset the form: the reason and text of one change must not carry over to the other.
  return change === 'replace' ? (
    <Replacing key="replace" {...{ shared, asked, newest, certificateNumber }} />
  ) : (
    <Revoking key="revoke" {...{ shared, asked }} />
  )
}

type Part = {
  shared: Pick<Parameters<typeof ChangeDialog>[0], 'title' | 'about' | 'choices' | 'onClose'>
  asked: { certificateNo: number; edition: number }
}

function Replacing({
  shared,
  asked,
  newest,
  certificateNumber,
}: Part & { newest: Edition; certificateNumber: string }) {
  const [typed, setTyped] = useState<TypedText>({ businessName: newest.businessName })
  const [refusal, setRefusal] = useState<string>()
  const [today] = useState(() => seoulDay(new Date()))
  const changed = typedChange(typed, newest)
  const isIdentity = changesIdentity(changed)
  const next = newest.edition + 1
  const sending = { refresh: REFRESH, onRefused: (refused: Refused) => setRefusal(refused.message) }
  const done = (sentence: string) => () => {
    showToast(sentence)
    shared.onClose()
  }
  const supersede = useSend(supersedeCertificate, {
    ...sending,
    onDone: done(`${withParticle(`버전 ${next}`, '으로')} 대체했습니다.`),
  })
  const request = useSend(requestIdentityChange, { ...sending, onDone: done('승인을 요청했습니다.') })
  return (
    <ChangeDialog
      {...shared}
      rows={[
        ...wordRows(newest, typed, (part) => setTyped({ ...typed, ...part })),
        { label: '수료증 번호', before: certificateNumber, after: certificateNumber },
        { label: '문서확인번호', before: newest.verificationNumber, after: '새 번호, 발급 때 정해짐' },
        {
          label: '앞 번호 확인',
          before: '‘유효한 수료증입니다’',
          after: `‘${withdrawnSentence('superseded', today)}’`,
        },
      ]}
      headings={{ before: `지금 (버전 ${newest.edition})`, after: `바뀐 뒤 (버전 ${next})` }}
      follows={[
        '회원에게 새 수료증을 알리는 문자 1통을 보냅니다.',
        `발급대장에 버전 ${newest.edition} ‘대체됨’, 버전 ${next} ‘유효’로 남습니다.`,
        `출력해 둔 ${withParticle(`버전 ${newest.edition}`, '은')} QR을 찍으면 대체되었다고 나오고, 출력 코드는 끝납니다.`,
        '오타 정정은 혼자 할 수 있습니다. 성명이나 생년월일이 바뀌면 결재를 거칩니다.',
      ]}
      reasons={replacementReasonLabel}
      evidence={isIdentity ? 'needed' : 'none'}
      verb={`${withParticle(`버전 ${next}`, '으로')} 대체하기`}
      {...(isIdentity ? { approval: 'supersedeIdentity' as const } : {})}
      note={isIdentity ? undefined : '유효한 수료증은 1장으로 남습니다.'}
      isBusy={supersede.isPending || request.isPending}
      refusal={refusal}
      onAsk={({ reasonCode, text, evidenceFileNo }) => {
        const wrong = judgeText(changed)
        setRefusal(wrong ?? undefined)
        if (wrong !== null) return
        const code = reasonCode as ReplacementReason
        if (!isIdentity) supersede.mutate({ ...asked, changed, reasonCode: code, reason: text })
        else if (evidenceFileNo) request.mutate({ ...asked, changed, reasonCode: code, text, evidenceFileNo })
      }}
    />
  )
}

function Revoking({ shared, asked }: Part) {
  const [today] = useState(() => seoulDay(new Date()))
  const [refusal, setRefusal] = useState<string>()
  const request = useSend(requestRevocation, {
    refresh: REFRESH,
    onRefused: (refused: Refused) => setRefusal(refused.message),
    onDone: () => {
      showToast('승인을 요청했습니다.')
      shared.onClose()
    },
  })
  return (
    <ChangeDialog
      {...shared}
      rows={[
        { label: '수료증', before: '유효', after: '효력 취소' },
        { label: '신청 건', before: '수료', after: '수료 취소 · 기록은 남음' },
        {
          label: 'QR·번호 확인',
          before: '‘유효한 수료증입니다’',
          after: `‘${withdrawnSentence('revoked', today)}’`,
        },
        { label: '회원 화면', before: '수료증 출력', after: '수료 취소와 고객센터 번호' },
      ]}
      follows={[
        '회원에게 사유를 적은 문자 1통을 보냅니다.',
        '출력 코드와 QR이 끝나고, 같은 업소로 다시 신청할 수 있습니다.',
        '결제와 영수증은 그대로 둡니다.',
      ]}
      reasons={revocationReasonLabel}
      evidence="possible"
      verb="효력 취소하기"
      approval="revokeCertificate"
      isDanger
      isBusy={request.isPending}
      refusal={refusal}
      onAsk={({ reasonCode, ...text }) =>
        request.mutate({ ...asked, ...text, reasonCode: reasonCode as RevocationReason })
      }
    />
  )
}
