import { Loaded } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { previewMember } from '@hygiene/contracts/staff/search/preview-member'
import { formatSeoulDate, formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { industryTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import { Button, DefinitionList } from '@hygiene/ui'
import type { ReactNode } from 'react'
import { closeOverlay } from '../../../app/layout/overlay.ts'
import { hasScreen } from '../../../app/layout/sidebar.ts'
import { EducationLines } from '../../../shared/educations/education-lines.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import styles from './search.module.css'
import { usePreview } from './use-found.ts'

type Preview = EntityOf<typeof previewMember>

const STATE_LABEL: Record<Preview['state'], string> = {
  active: '정상',
  unverified: '본인확인 전',
  dormant: '휴면',
}

type PaneProps = { memberNo: number; onOpen: (to: string) => void; children: ReactNode }

export function PreviewPane({ memberNo, onOpen, children }: PaneProps) {
  const preview = usePreview(memberNo)
  return (
    <aside className={styles.preview} aria-label="미리보기">
      <Loaded query={preview}>{(person) => <Person person={person} onOpen={onOpen} />}</Loaded>
      <div className={styles.actions}>{children}</div>
    </aside>
  )
}

function Person({ person, onOpen }: { person: Preview; onOpen: (to: string) => void }) {
  const { name, memberNo, birth, address, state, isConnected, lastFault, education, lastInquiryAt } = person
  return (
    <>
      <h2>
        {name} <small>{STATE_LABEL[state]}</small>{' '}
        {isConnected && <StateMark kind="moving">접속 중</StateMark>}
      </h2>
      <p className={styles.soft}>
        회원 {memberNo} · {birth.slice(0, 4)}년생 {address && `· ${address}`}
      </p>
      <EducationLines verdict={person.verdict} educations={person.educations} onFollow={closeOverlay} />
      {lastFault && (
        <div className={styles.fault}>
          <StateMark kind="failed">
            <strong>
              {formatSeoulDateTime(new Date(lastFault.at)).slice(5)} {lastFault.title}
            </strong>
          </StateMark>
          <p>{lastFault.sentence}</p>
        </div>
      )}
      {education && <Status education={education} lastInquiryAt={lastInquiryAt} onOpen={onOpen} />}
    </>
  )
}

type StatusProps = Pick<Preview, 'lastInquiryAt'> & {
  education: NonNullable<Preview['education']>
  onOpen: (to: string) => void
}

function Status({ education, lastInquiryAt, onOpen }: StatusProps) {
  const { steps, nextScreen, year, salesType, industryType, isInPerson, lectures, place } = education
  const course = `${salesTypeLabel[salesType]} · ${industryTypeLabel[industryType]}`
  return (
    <>
      <h3>지금 단계</h3>
      <ol className={styles.steps}>
        {steps.map(({ label, state }) => (
          <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' && <span aria-label="마침">✓ </span>}
            {label}
          </li>
        ))}
      </ol>
      <DefinitionList
        items={[
          { term: isInPerson ? '집합교육' : '온라인교육', detail: `${year}년 ${course}` },
          ...(lectures ? [{ term: '강의', detail: `${lectures.finished}/${lectures.all}강 수강 완료` }] : []),
          { term: '다음 화면', detail: <strong>{nextScreen}</strong> },
          {
            term: '마지막 문의',
            detail: lastInquiryAt ? formatSeoulDate(new Date(lastInquiryAt)) : '없음',
          },
        ]}
      />
      {hasScreen('/enrolments') && (
        <Button tone="secondary" onClick={() => onOpen(`/enrolments/${place}`)}>
          신청 건 열기
        </Button>
      )}
    </>
  )
}
