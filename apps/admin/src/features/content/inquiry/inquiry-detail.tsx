import { Loaded, read } from '@hygiene/client'
import { readStaffInquiry } from '@hygiene/contracts/content/inquiry/staff/read-staff-inquiry'
import { staffRoleLabel } from '@hygiene/domain/staff/permission/permissions'
import { useQuery } from '@tanstack/react-query'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { Composer } from './composer.tsx'
import { useDraft } from './drafts.ts'
import styles from './inquiries.module.css'
import { InquiryFacts } from './inquiry-facts.tsx'
import { InquiryHead } from './inquiry-head.tsx'
import { InquiryThread } from './inquiry-thread.tsx'
import { type Inquiry, leftNow, type Queue } from './inquiry-text.ts'
import { useView } from './use-view.ts'

/**
 * Makes a scrolling pane focusable, so that the arrow keys reach all of it even if nothing inside takes the focus (WCAG 2.1.1).
 */
const BY_ARROWS = { tabIndex: 0 } as const

type InquiryDetailProps = {
  inquiryNo: number
  queue: Queue
  now: number
  back: string
  isFactsOpen: boolean
  onFacts: (isOpen: boolean) => void
  onAnswered: () => void
}

export function InquiryDetail(props: InquiryDetailProps) {
  const inquiry = useQuery({ ...read(readStaffInquiry, { inquiryNo: props.inquiryNo }), staleTime: 0 })
  return (
    <Loaded query={inquiry}>
      {(found) => <Open {...props} inquiry={found} since={inquiry.dataUpdatedAt} />}
    </Loaded>
  )
}

type OpenProps = InquiryDetailProps & { inquiry: Inquiry; since: number }

function Open({ inquiry, since, queue, now, back, isFactsOpen, onFacts, onAnswered }: OpenProps) {
  const { inquiryNo, version, mayAnswer, passedTo, passedBranchName, mergedIntoNo } = inquiry
  const { employeeNo } = useEmployee()
  const [draft] = useDraft(employeeNo, inquiryNo)
  const viewers = useView(inquiryNo, version, draft.answer !== '[]' || draft.note !== '')
  return (
    <>
      <section className={styles.detail} aria-label="문의 내용" data-hidden={isFactsOpen || undefined}>
        <InquiryHead
          inquiry={inquiry}
          leftMs={leftNow(inquiry.leftMs, queue, since, now)}
          viewers={viewers}
          back={back}
          onFacts={() => onFacts(true)}
        />
        <div className={styles.scroll} role="region" aria-label="주고받은 글" {...BY_ARROWS}>
          <InquiryThread inquiry={inquiry} />
        </div>
        {mayAnswer ? (
          <Composer key={inquiryNo} inquiry={inquiry} onAnswered={onAnswered} />
        ) : (
          <p className={styles.notMine}>
            {mergedIntoNo !== null
              ? '합친 문의에서 답합니다.'
              : passedTo
                ? `답은 ${passedBranchName ?? staffRoleLabel[passedTo]}에서 합니다.`
                : '답은 상담과 본부가 합니다.'}
          </p>
        )}
      </section>
      <InquiryFacts inquiry={inquiry} isOpen={isFactsOpen} onClose={() => onFacts(false)} />
    </>
  )
}
