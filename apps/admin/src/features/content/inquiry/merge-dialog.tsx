import { useSend } from '@hygiene/client'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { mergeInquiry } from '@hygiene/contracts/content/inquiry/staff/merge-inquiry'
import { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import { formatSeoulDate } from '@hygiene/domain/time/seoul-day'
import { Button, Dialog, showToast } from '@hygiene/ui'
import styles from './inquiries.module.css'
import type { Inquiry } from './inquiry-text.ts'

export function MergeDialog({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const { inquiryNo, others } = inquiry
  const choices = others.filter(({ mayMerge }) => mayMerge)
  const send = useSend(mergeInquiry, {
    refresh: [readStaffInquiry, listStaffInquiries],
    refusedTitle: '합치지 못했습니다',
    onDone: (_, { intoNo }) => {
      showToast(`문의 ${intoNo}번과 합쳤습니다.`)
      onClose()
    },
  })
  return (
    <Dialog isOpen title="다른 문의와 합치기" onClose={onClose}>
      <p>고른 문의에서 함께 답합니다. 이 글에는 «다른 문의와 합쳤습니다»가 보이고, 되돌릴 수 있습니다.</p>
      {choices.length === 0 && <p>같은 회원이 쓴 다른 글이 없습니다.</p>}
      <ul className={styles.choices}>
        {choices.map((other) => (
          <li key={other.inquiryNo}>
            <Button
              tone="secondary"
              busy={send.isPending}
              onClick={() => send.mutate({ inquiryNo, intoNo: other.inquiryNo })}
            >
              {other.inquiryNo} {other.title} · {formatSeoulDate(new Date(other.writtenAt))}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
