import type { Part } from '@hygiene/client/use-fields'
import { addressOnScreen } from '@hygiene/domain/postal-address'
import { IndustryType, industryTypeLabel } from '@hygiene/domain/text'
import { Badge, Button, Card, SelectField } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from '../../../shared/application-form/application-form.module.css'
import { LastPlace } from '../../../shared/application-form/last-place.tsx'
import { isBlankPlace, isJudgeable } from '../../../shared/application-form/place.ts'
import { PlaceForm } from '../../../shared/application-form/place-form.tsx'
import { TradeCard } from '../../../shared/application-form/trade-card.tsx'
import { PlaceEligibility } from './place-eligibility.tsx'
import { MOST_PLACES, type TradePlace } from './places.ts'
import type { Eligibility, EligibilityAnswers } from './use-eligibility.ts'
import type { PlaceEditing } from './use-places.ts'

type PlacesStepProps = {
  editing: PlaceEditing
  wrong: Part<TradePlace>['wrong']
  eligibility: EligibilityAnswers
}

export function PlacesStep({ editing, wrong, eligibility }: PlacesStepProps) {
  const { places, open, current } = editing
  const trade = places[0]?.industryType ?? current.industryType
  const answer = eligibility.answers[open]
  const sheet = useHeadingOfOpened(open)
  return (
    <>
      <TradeCard title="어떤 업종을 새로 시작하십니까?" industryType={trade} chooseAt="/edu/offline" />
      {places.map((place, at) =>
        at === open ? null : (
          <PlaceRow
            key={`${at} ${place.licenseNumber}`}
            place={place}
            eligibility={eligibility.answers[at]}
            onEdit={() => editing.edit(at)}
            onRemove={() => void editing.remove(at)}
          />
        ),
      )}
      {isBlankPlace(current) && places.length === 1 && (
        <LastPlace draft={current} wrong={wrong} change={editing.write} industryType={trade} />
      )}
      <div ref={sheet}>
        <Card
          title={places.length === 1 ? '교육받을 영업장을 알려주세요' : `${open + 1}번째 영업장을 알려주세요`}
          lead="영업신고번호를 찾으시면 신청하실 수 있는지 바로 알려드립니다. 영업신고증을 보고 직접 쓰셔도 됩니다. 영업신고는 교육을 마치신 뒤에 하셔도 됩니다."
          action={
            places.length > 1 && (
              <Button tone="secondary" size="small" onClick={() => void editing.remove(open)}>
                이 영업장 빼기
              </Button>
            )
          }
        >
          {open > 0 && <TradeField place={current} onChange={editing.write} />}
          <PlaceForm
            key={open}
            mayBeUnreported
            draft={current}
            wrong={wrong}
            change={editing.write}
            verdict={answer && isJudgeable(current) && <PlaceEligibility eligibility={answer} />}
          />
        </Card>
      </div>
      {places.length < MOST_PLACES && (
        <Card
          title="영업장이 여러 곳입니까?"
          lead="한 분이 운영하시는 영업장은 함께 신청하실 수 있습니다. 교육은 한 번만 받으시고, 교육비와 수료증은 영업장마다 따로입니다."
        >
          <div className={styles.choices}>
            <Button tone="secondary" onClick={editing.add}>
              <Plus aria-hidden />
              영업장 하나 더 추가
            </Button>
          </div>
        </Card>
      )}
    </>
  )
}

function useHeadingOfOpened(open: number) {
  const sheet = useRef<HTMLDivElement>(null)
  const last = useRef(open)
  useEffect(() => {
    if (last.current === open) return
    last.current = open
    const heading = sheet.current?.querySelector('h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [open])
  return sheet
}

const TRADES = Object.values(IndustryType).map((type) => ({
  value: String(type),
  label: industryTypeLabel[type],
}))

/** Another licence of the same owner may have another trade. */
function TradeField({ place, onChange }: { place: TradePlace; onChange: PlaceEditing['write'] }) {
  return (
    <SelectField
      label="업종"
      hint={
        place.beforeReport ? '이 영업장에서 하실 업종입니다.' : '이 영업장의 영업신고증에 적힌 업종입니다.'
      }
      name="industryType"
      options={TRADES}
      value={String(place.industryType)}
      onChange={({ target }) => {
        const industryType = Object.values(IndustryType).find((type) => String(type) === target.value)
        if (industryType) onChange({ industryType })
      }}
    />
  )
}

type PlaceRowProps = {
  place: TradePlace
  eligibility: UseQueryResult<Eligibility> | undefined
  onEdit: () => void
  onRemove: () => void
}

function PlaceRow({ place, eligibility, onEdit, onRemove }: PlaceRowProps) {
  const mayApply = eligibility?.data?.eligible === true
  return (
    <Card
      isRow
      title={place.businessName}
      lead={`${industryTypeLabel[place.industryType]} · ${addressOnScreen(place.address, place.address2)}`}
      action={mayApply && <Badge tone="brand">신청 가능</Badge>}
    >
      {eligibility && !mayApply && <PlaceEligibility eligibility={eligibility} />}
      <div className={styles.choices}>
        <Button tone="secondary" size="small" aria-label={`${place.businessName} 고치기`} onClick={onEdit}>
          고치기
        </Button>
        <Button tone="secondary" size="small" aria-label={`${place.businessName} 빼기`} onClick={onRemove}>
          빼기
        </Button>
      </div>
    </Card>
  )
}
