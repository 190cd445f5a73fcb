import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listOldEducation } from '@hygiene/contracts/education/old-record/list-old-education'
import { seoulSentenceOnScreen } from '@hygiene/domain/time/seoul-day'
import { Badge } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useFreshOnReturn } from '../../../shared/fresh-on-return/use-fresh-on-return.ts'
import { ScreenSection } from '../../../app/layout/screen-section.tsx'
import { DocumentCard } from '../../../shared/printing/document-card.tsx'
import { PrintLink } from '../../../shared/printing/print-link.tsx'
import { PrintedBadge } from '../../../shared/printing/printed-badge.tsx'
import styles from './old-records.module.css'

type OldRecord = EntityOf<typeof listOldEducation>['list'][number]

/** Lists completions of the previous system. Shows nothing if there are none. */
export function OldRecordList() {
  const records = useQuery(read(listOldEducation, {}))
  useFreshOnReturn(listOldEducation)
  return (
    <Loaded query={records}>
      {({ list }) =>
        list.length === 0 ? null : (
          <ScreenSection title="이전 시스템에서 수료한 교육">
            <ul className={styles.rows}>
              {list.map((record) => (
                <li key={record.oldEduNo}>
                  <OldRecordCard record={record} />
                </li>
              ))}
            </ul>
          </ScreenSection>
        )
      }
    </Loaded>
  )
}

function OldRecordCard({
  record: { oldEduNo, outnumber, cname, gubun, isNewOperator, eduEndDate, isPrinted },
}: {
  record: OldRecord
}) {
  const year = eduEndDate.slice(0, 4)
  return (
    <DocumentCard
      badges={
        <>
          <Badge tone="brand">{year}년 수료</Badge>
          <PrintedBadge isPrinted={isPrinted} />
        </>
      }
      title={`${isNewOperator ? '신규' : '기존'} 영업자 위생교육`}
      level={3}
      items={[
        { term: '업소명', detail: cname },
        ...(gubun === '' ? [] : [{ term: '업종', detail: gubun }]),
        { term: '수료번호', detail: outnumber },
        { term: '수료일', detail: seoulSentenceOnScreen(eduEndDate) },
      ]}
    >
      <PrintLink to={`/edu/completed/old?oldEduNo=${oldEduNo}`} of={`${year}년 ${cname}`}>
        수료증 출력
      </PrintLink>
    </DocumentCard>
  )
}
