import type { IndustryType } from '@hygiene/domain/text'
import { Card } from '@hygiene/ui'
import type { ReactNode } from 'react'
import { LastPlace } from '../../../shared/application-form/last-place.tsx'
import { PlaceForm } from '../../../shared/application-form/place-form.tsx'
import { isBlankPlace, type Place } from '../../../shared/application-form/place.ts'
import { TradeCard } from '../../../shared/application-form/trade-card.tsx'
import type { Part } from '@hygiene/client/use-fields'

type PlaceStepProps = Part<Place> & { industryType: IndustryType; verdict: ReactNode; isRefused: boolean }

export function PlaceStep({ industryType, verdict, isRefused, ...form }: PlaceStepProps) {
  return (
    <>
      <TradeCard title="어떤 업종을 하고 계십니까?" industryType={industryType} chooseAt="/edu/online" />
      {isBlankPlace(form.draft) && <LastPlace {...form} industryType={industryType} />}
      <Card
        title="교육받을 영업장을 알려주세요"
        lead="영업신고번호를 찾으시면 신청하실 수 있는지 바로 알려드립니다. 영업신고증을 보고 직접 쓰셔도 됩니다."
      >
        <PlaceForm {...form} verdict={verdict} isRefused={isRefused} />
      </Card>
    </>
  )
}
