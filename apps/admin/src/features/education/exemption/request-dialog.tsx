import { useSend } from '@hygiene/client'
import { requestExemption } from '@hygiene/contracts/education/exemption/staff/request-exemption'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { exemptionGroundLabel, exemptionLaw } from '@hygiene/domain/education/exemption/exemption'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { useState } from 'react'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { showAsked } from '../../../shared/change-dialog/show-asked.ts'
import { askedOf, fieldErrors, type Typed, typedAtFirst } from './exemption-form.ts'
import { ExemptionFields } from './exemption-fields.tsx'

type RequestDialogProps = { memberNo: number | null; onClose: () => void }

/** Asks for an exemption on the ground of a paper; a second person grants it. */
export function RequestDialog({ memberNo, onClose }: RequestDialogProps) {
  const [typed, setTyped] = useState<Typed>(() => typedAtFirst(memberNo, seoulYear(new Date())))
  const [errors, setErrors] = useState<Partial<Record<keyof Typed, string>>>({})
  const { ground, year, salesType } = typed
  const send = useSend(requestExemption, {
    onDone: ({ approvalNo }) => {
      showAsked(approvalNo)
      onClose()
    },
    // The dialog itself shows the «no».
    onRefused: () => undefined,
  })
  return (
    <ChangeDialog
      title="인정·면제 요청"
      about={memberNo ? `회원 ${memberNo}` : '회원번호를 입력해주세요'}
      rows={[
        {
          label: `${year}년 ${salesType === '1' ? '신규' : '기존'} 교육`,
          before: '받아야 함',
          after: ground === 'otherInstitution' ? '받은 것으로 인정' : '면제',
        },
        { label: '근거', before: '-', after: `${exemptionGroundLabel[ground]} ${exemptionLaw[ground]}` },
      ]}
      follows={[
        '이 교육은 신청하거나 결제할 수 없게 됩니다.',
        '결제하지 않은 신청이 있으면 결제할 때 필요 없다고 알려드립니다.',
      ]}
      reasons={APPROVAL_KINDS.grantExemption.reasons}
      evidence="needed"
      approval="grantExemption"
      verb="인정·면제하기"
      isBusy={send.isPending}
      refusal={send.error?.message}
      onAsk={(asked) => {
        const wrong = fieldErrors(typed)
        setErrors(wrong)
        if (Object.keys(wrong).length > 0 || asked.evidenceFileNo === undefined) return
        send.mutate({ ...askedOf(typed), ...asked, evidenceFileNo: asked.evidenceFileNo })
      }}
      onClose={onClose}
    >
      <ExemptionFields typed={typed} errors={errors} onType={(more) => setTyped({ ...typed, ...more })} />
    </ChangeDialog>
  )
}
