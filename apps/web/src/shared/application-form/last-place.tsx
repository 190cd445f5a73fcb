import { addressOnScreen } from '@hygiene/domain/postal-address'
import { read } from '@hygiene/client'
import { fetchRecentEducation } from '@hygiene/contracts/member/account/fetch-recent-education'
import type { IndustryType } from '@hygiene/domain/text'
import { Button, Card } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import type { Part } from '@hygiene/client/use-fields'
import styles from './application-form.module.css'
import { type Place, takenOver } from './place.ts'

/** Takes over the place of the last enrolment with one press (WCAG 3.3.7, redundant entry). */
export function LastPlace({ change, industryType }: Part<Place> & { industryType: IndustryType }) {
  const { data: recent } = useQuery(read(fetchRecentEducation, {}))
  const place = recent?.industryType === industryType ? recent.place : null
  if (!place) return null

  return (
    <Card title="지난번과 같은 영업장입니까?">
      <div className={styles.last}>
        <p>
          <strong>{place.businessName}</strong>
          <span>{addressOnScreen(`${place.address} ${place.address2}`)}</span>
        </p>
        <Button onClick={() => change(lastPlace(place))}>이 영업장으로 신청하기</Button>
      </div>
    </Card>
  )
}

function lastPlace(place: Omit<Place, 'businessTypeName' | 'beforeReport' | 'taken'>): Place {
  return takenOver({ ...place, businessTypeName: '', beforeReport: false }, place.representative)
}
