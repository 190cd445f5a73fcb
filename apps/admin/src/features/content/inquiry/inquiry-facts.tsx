import { call } from '@hygiene/client'
import { previewMember } from '@hygiene/contracts/staff/search/preview-member'
import { formatSeoulDate, formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { Badge, Button, DefinitionList } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { Masked } from '../../../shared/member-case/masked.tsx'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import styles from './facts.module.css'
import type { Inquiry } from './inquiry-text.ts'

type InquiryFactsProps = { inquiry: Inquiry; isOpen: boolean; onClose: () => void }
type Writer = NonNullable<Inquiry['writer']>

const STATE: Record<Writer['state'], string> = {
  active: '정상',
  unverified: '본인확인 전',
  dormant: '휴면',
  withdrawn: '탈퇴',
}

export function InquiryFacts({ inquiry, isOpen, onClose }: InquiryFactsProps) {
  const { writer, others } = inquiry
  return (
    <aside className={styles.facts} aria-label="회원 정보" data-open={isOpen || undefined}>
      <div className={styles.close}>
        <Button tone="secondary" size="small" onClick={onClose}>
          글로 돌아가기
        </Button>
      </div>
      {writer ? <Person writer={writer} /> : <p>익명 신고입니다. 글쓴이는 보이지 않습니다.</p>}
      {others.length > 0 && (
        <section>
          <h3>지난 문의 {others.length}</h3>
          <ul>
            {others.map((other) => (
              <li key={other.inquiryNo}>
                <Link to={`/inquiries/${other.inquiryNo}`}>{other.title}</Link>
                <small>
                  {formatSeoulDate(new Date(other.writtenAt))} ·{' '}
                  {{ open: '답할 것', waiting: '답 기다림', done: '마침' }[other.tableState]}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

function Person({ writer }: { writer: Writer }) {
  const { memberNo, name, phone, birth, state, businessName, completions } = writer
  return (
    <>
      <section>
        <h3 className={styles.who}>
          <Masked memberNo={memberNo} field="name" value={name} /> <Badge tone="brand">{STATE[state]}</Badge>
          <Link to={`/members/${memberNo}`}>회원 열기</Link>
        </h3>
        <DefinitionList
          items={[
            { term: '휴대전화', detail: <Masked memberNo={memberNo} field="phone" value={phone} /> },
            { term: '생년', detail: `${birth.slice(0, 4)}년` },
            { term: '업소', detail: businessName ?? '-' },
          ]}
        />
      </section>
      <section>
        <h3>교육</h3>
        <MemberStatus memberNo={memberNo} />
        {completions.map(({ year, completedOn, certificateNumber }) => (
          <p key={`${year}-${completedOn}`}>
            <StateMark kind="done">
              {year}년 수료 {formatSeoulDate(completedOn).slice(5)}
              {certificateNumber && ` · ${certificateNumber}`}
            </StateMark>
          </p>
        ))}
      </section>
    </>
  )
}

function MemberStatus({ memberNo }: { memberNo: number }) {
  const go = useNavigate()
  const { data } = useQuery({
    queryKey: [previewMember.path, { memberNo }],
    queryFn: ({ signal }) =>
      call(previewMember, { memberNo }, { signal, isQuiet: true, onBreakage: 'throw' }),
    retry: false,
  })
  const place = data?.education?.place
  const actions = [
    { label: '회원 기록 열기', to: `/members/${memberNo}` },
    { label: '상담 코드로 화면 보기', to: '/support-code' },
    ...(place ? [{ label: '신청 건 열기', to: `/enrolments/${place}` }] : []),
  ]
  useKeys(actions.map(({ label, to }, at) => ({ keys: String(at + 1), label, run: () => void go(to) })))
  const now = data?.education?.steps.find(({ state }) => state === 'now')?.label
  return (
    <>
      {data?.lastFault && (
        <p className={styles.fault}>
          <StateMark kind="failed">
            {formatSeoulDateTime(new Date(data.lastFault.at)).slice(5)} {data.lastFault.title}
          </StateMark>
          <small>{data.lastFault.sentence}</small>
        </p>
      )}
      {data?.education && (
        <DefinitionList
          items={[
            ...(now ? [{ term: '지금 단계', detail: now }] : []),
            { term: '다음 화면', detail: data.education.nextScreen },
          ]}
        />
      )}
      {data && !data.education && <p>올해 신청한 교육이 없습니다.</p>}
      <h3>할 수 있는 일</h3>
      <ul className={styles.actions}>
        {actions.map(({ label, to }, at) => (
          <li key={to}>
            <Link to={to}>
              {label} <kbd aria-hidden>{at + 1}</kbd>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
