import { read, useSend } from '@hygiene/client'
import { listBranches } from '@hygiene/contracts/content/branch/list-branches'
import { closeInquiry } from '@hygiene/contracts/content/inquiry/staff/close-inquiry'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { passInquiry } from '@hygiene/contracts/content/inquiry/staff/pass-inquiry'
import { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import { undoInquiryMerge } from '@hygiene/contracts/content/inquiry/staff/undo-inquiry-merge'
import { type InquiryTarget, inquiryTargets } from '@hygiene/domain/content/inquiry/inquiry-scope'
import { Badge, Button, Dialog, SelectField, showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Eye, Timer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import styles from './inquiries.module.css'
import { Left } from './inquiry-queue.tsx'
import { AssignSelect, TopicSelect } from './inquiry-selects.tsx'
import { type Inquiry, TARGET_LABEL } from './inquiry-text.ts'
import { MergeDialog } from './merge-dialog.tsx'
import type { Viewer } from './use-view.ts'

type InquiryHeadProps = {
  inquiry: Inquiry
  leftMs: number | null
  viewers: readonly Viewer[]
  back: string
  onFacts: () => void
}

const REFRESH = [readStaffInquiry, listStaffInquiries]

export function InquiryHead({ inquiry, leftMs, viewers, back, onFacts }: InquiryHeadProps) {
  const { inquiryNo, title, isAnonymous, isPrivate, mayAnswer, mergedIntoNo, tableState, version } = inquiry
  const [dialog, setDialog] = useState<'pass' | 'merge' | null>(null)
  const undo = useSend(undoInquiryMerge, { refresh: REFRESH, refusedTitle: '되돌리지 못했습니다' })
  const close = useSend(closeInquiry, {
    refresh: REFRESH,
    refusedTitle: '마치지 못했습니다',
    onDone: () => showToast('문의를 마쳤습니다.'),
  })
  return (
    <header className={styles.head}>
      <Link to={back} className={styles.back}>
        <ChevronLeft aria-hidden />
        목록
      </Link>
      <h2>
        {title} <Badge>{inquiry.inquiryType === 2 ? '신고' : '문의'}</Badge>
        {isAnonymous && <Badge>익명</Badge>}
        {isPrivate && <Badge>비밀글</Badge>}
        {!mayAnswer && inquiry.topicName && <Badge>{inquiry.topicName}</Badge>}
      </h2>
      <div className={styles.headActions}>
        <span className={styles.due}>
          {leftMs !== null && <Timer aria-hidden />}
          <Left row={inquiry} leftMs={leftMs} />
        </span>
        {mayAnswer && <TopicSelect inquiry={inquiry} />}
        {mayAnswer && <AssignSelect inquiry={inquiry} />}
        {mayAnswer && (
          <Button tone="secondary" size="small" onClick={() => setDialog('pass')}>
            넘기기
          </Button>
        )}
        {mayAnswer && !isAnonymous && (
          <Button tone="secondary" size="small" onClick={() => setDialog('merge')}>
            합치기
          </Button>
        )}
        {mayAnswer && tableState === 'waiting' && (
          <Button
            tone="secondary"
            size="small"
            busy={close.isPending}
            onClick={() => close.mutate({ inquiryNo, version })}
          >
            마치기
          </Button>
        )}
        <span className={styles.toFacts}>
          <Button tone="secondary" size="small" onClick={onFacts}>
            회원 정보
          </Button>
        </span>
      </div>
      {mergedIntoNo !== null && (
        <p className={styles.notified} role="status">
          <Link to={`/inquiries/${mergedIntoNo}`}>문의 {mergedIntoNo}</Link>과 합쳤습니다.{' '}
          <Button tone="quiet" size="small" busy={undo.isPending} onClick={() => undo.mutate({ inquiryNo })}>
            되돌리기
          </Button>
        </p>
      )}
      {viewers.length > 0 && (
        <p className={styles.notified} role="status">
          <Eye aria-hidden />
          {viewers
            .map(({ name, isWriting }) => `${name} 님이 ${isWriting ? '쓰고' : '보고'} 있습니다`)
            .join(' · ')}
        </p>
      )}
      {dialog === 'pass' && <PassDialog inquiryNo={inquiryNo} onClose={() => setDialog(null)} />}
      {dialog === 'merge' && <MergeDialog inquiry={inquiry} onClose={() => setDialog(null)} />}
    </header>
  )
}

function PassDialog({ inquiryNo, onClose }: { inquiryNo: number; onClose: () => void }) {
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
