import { useSend } from '@hygiene/client'
import { judgeForm } from '@hygiene/client/judge-form'
import { useFields } from '@hygiene/client/use-fields'
import { correctMember } from '@hygiene/contracts/member/account/staff/correct-member'
import { correctionForm } from '@hygiene/contracts/forms/member-action'
import {
  type MemberActionReason,
  memberActionReasonLabel,
  type MemberEvidence,
  memberEvidenceLabel,
} from '@hygiene/domain/staff/employee/member-action'
import { optionsOf, SelectField, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { CaseDialog } from '../../../shared/member-case/case-dialog.tsx'
import { type AskedChange, ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import type { MemberRecord } from './member-query.ts'
import styles from './member.module.css'

const FIELDS = ['name', 'birth', 'phone', 'email'] as const
type Typed = Record<(typeof FIELDS)[number], string>

const LABEL: Typed = { name: '이름', birth: '생년월일', phone: '휴대전화', email: '이메일' }
const HINT: Partial<Typed> = { birth: '예: 19570218' }
const NOTHING: Typed = { name: '', birth: '', phone: '', email: '' }

type CorrectDialogProps = { record: MemberRecord; onDone: () => void; onClose: () => void }

/** Corrects identity or contact data of a member. An empty field stays unchanged. */
export function CorrectDialog({ record, onDone, onClose }: CorrectDialogProps) {
  const { member, email } = record
  const { memberNo } = member
  const fields = useFields({ ...NOTHING, evidence: '' }, (typed) => {
    const faults = judgeForm(correctionForm, typed)
    return Object.fromEntries(FIELDS.map((field) => [field, typed[field].trim() ? faults[field] : undefined]))
  })
  const typed = fields.draft
  const [asked, setAsked] = useState<AskedChange | null>(null)
  const [isCaseAsked, setIsCaseAsked] = useState(false)
  const send = useSend(correctMember, {
    onDone: () => {
      showToast('회원 정보를 수정했습니다.')
      onDone()
    },
    onRefused: ({ refusal }) => setIsCaseAsked(refusal === 'MEMBER_CASE_REQUIRED'),
  })
  const changed = FIELDS.filter((field) => typed[field].trim() !== '')
  const before: Typed = { name: member.name, birth: member.birth, phone: member.phone, email }

  function perform({ reasonCode, text }: AskedChange) {
    setIsCaseAsked(false)
    send.mutate({
      memberNo,
      reasonCode: reasonCode as MemberActionReason,
      text,
      evidence: typed.evidence === '' ? null : (typed.evidence as MemberEvidence),
      correction: Object.fromEntries(changed.map((field) => [field, typed[field].trim()])),
    })
  }

  if (isCaseAsked && asked) {
    return (
      <CaseDialog memberNo={memberNo} onClose={() => setIsCaseAsked(false)} onOpened={() => perform(asked)} />
    )
  }
  return (
    <ChangeDialog
      title="회원 정보 수정"
      about={`${member.name} · ${member.userId}`}
      rows={FIELDS.map((field) => ({
        label: LABEL[field],
        before: before[field] || '-',
        after: typed[field].trim() || before[field] || '-',
      }))}
      follows={[
        '이미 나간 수료증과 영수증의 이름은 그대로입니다.',
        '회원에게 정보를 수정했다고 문자로 알립니다.',
        '같은 사람의 다른 계정이 있으면 수정할 수 없습니다.',
      ]}
      reasons={memberActionReasonLabel}
      verb="수정 내용 저장"
      isBusy={send.isPending}
      refusal={send.error?.message}
      fields={fields}
      onAsk={(change) => {
        setAsked(change)
        perform(change)
      }}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={LABEL[field]}
            hint={HINT[field]}
            optional
            autoComplete="off"
            {...fields.field(field)}
          />
        ))}
        <SelectField
          label="확인한 증빙"
          hint="이름과 생년월일을 수정할 때 선택합니다."
          emptyLabel="없음"
          options={optionsOf(memberEvidenceLabel)}
          {...fields.field('evidence')}
        />
      </div>
    </ChangeDialog>
  )
}
