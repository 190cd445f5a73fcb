import { formatWon, type IndustryType, industryTypeLabel } from '@hygiene/domain'
import { Card, DefinitionList } from '@hygiene/ui'
import { Phone } from 'lucide-react'
import { ASSOCIATION } from '../../frame/association.ts'
import type { Course } from './apply.tsx'
import styles from './apply.module.css'
import type { Draft } from './draft.ts'

/** Stays in sight on a wide screen; a phone has the same in its bar. */
export function ApplySummary({ course, draft }: { course: Course; draft: Draft }) {
  return (
    <div className={styles.summary}>
      <Card title="신청 내용">
        <DefinitionList
          arrange="stack"
          items={[
            {
              term: '업종',
              detail: `${industryTypeLabel[course.industryType as IndustryType]} · 기존 영업자`,
            },
            { term: '교육', detail: `온라인 ${course.hours}시간` },
            {
              term: '영업장',
              detail: (
                <>
                  {draft.businessName || '아직 적지 않으셨습니다.'}
                  {draft.address && <span className={styles.small}>{draft.address}</span>}
                </>
              ),
            },
          ]}
        />
        <p className={styles.fee}>
          교육비 <strong>{formatWon(course.price)}</strong>
        </p>
        <p className={styles.help}>
          <Phone aria-hidden />
          <span>
            신청이 어려우면
            <a href={`tel:${ASSOCIATION.phone}`}>{ASSOCIATION.phone}</a>
          </span>
        </p>
      </Card>
    </div>
  )
}
