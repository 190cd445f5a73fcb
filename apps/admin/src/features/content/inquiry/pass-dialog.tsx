import { read, useSend } from '@hygiene/client'
import { listBranches } from '@hygiene/contracts/content/branch/list-branches'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { passInquiry } from '@hygiene/contracts/content/inquiry/staff/pass-inquiry'
import { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import { type InquiryTarget, inquiryTargets } from '@hygiene/domain/content/inquiry/inquiry-scope'
import { Dialog, SelectField, showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import { TARGET_LABEL } from './inquiry-text.ts'

/** Passes an inquiry on to a role or a branch, with words for them. */
export function PassDialog({ inquiryNo, onClose }: { inquiryNo: number; onClose: () => void }) {
  const [target, setTarget] = useState<InquiryTarget>('headquarters')
  const [branchNo, setBranchNo] = useState('')
  const branches = useQuery({ ...read(listBranches, {}), enabled: target === 'branch' })
  const send = useSend(passInquiry, {
    refresh: [readStaffInquiry, listStaffInquiries],
    refusedTitle: '넘기지 못했습니다',
    onDone: () => {
      showToast(`${TARGET_LABEL[target]}에 넘겼습니다.`)
      onClose()
    },
  })
  return (
    <Dialog isOpen title="문의 넘기기" size="small" onClose={onClose}>
      <p>넘겨도 답할 시각은 그대로입니다. 회원에게는 알리지 않습니다.</p>
      <ReasonForm
        label="전달 사유"
        isBusy={send.isPending}
        onAsk={(text) =>
          send.mutate({
            inquiryNo,
            target,
            text,
            ...(target === 'branch' && branchNo !== '' ? { branchNo: Number(branchNo) } : {}),
          })
        }
        fields={
          <>
            <SelectField
              label="넘길 곳"
              name="target"
              options={inquiryTargets.map((value) => ({ value, label: TARGET_LABEL[value] }))}
              value={target}
              onChange={({ target: chosen }) => setTarget(chosen.value as InquiryTarget)}
            />
            {target === 'branch' && (
              <SelectField
                label="지회"
                name="branchNo"
                emptyLabel="골라주세요"
                options={(branches.data?.list ?? []).map((one) => ({
                  value: String(one.branchNo),
                  label: one.branchName,
                }))}
                value={branchNo}
                onChange={({ target: chosen }) => setBranchNo(chosen.value)}
              />
            )}
          </>
        }
      >
        넘기기
      </ReasonForm>
    </Dialog>
  )
}
