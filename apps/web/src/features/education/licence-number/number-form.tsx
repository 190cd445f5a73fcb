import { useForm } from '@hygiene/client/use-form'
import { correctInPersonApplicant } from '@hygiene/contracts/in-person/enrolment/correct-in-person-applicant'
import type { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { withParticle } from '@hygiene/domain/particle'
import { askConfirm, Button, Card, showToast } from '@hygiene/ui'
import { PickedPlace } from '../../../shared/application-form/picked-place.tsx'
import {
  askedOf,
  PlaceAddress,
  PlaceDetail,
  placeField,
  PlaceNames,
  PlaceNumber,
} from '../../../shared/application-form/place-parts.tsx'
import { type Place, wrongPlace } from '../../../shared/application-form/place.ts'
import { useProvinces } from '../../../shared/application-form/use-provinces.ts'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import type { Part } from '@hygiene/client/use-fields'
import { go } from '../../../app/router/go.ts'
import { CHANGED } from '../../../shared/seats/changed.ts'

export type InPersonRecord = EntityOf<typeof readInPersonEnrolment>

export function NumberForm({ record }: { record: InPersonRecord }) {
  const provinces = useProvinces()
  const form = useRegister(record)
  return (
    <Card
      title="영업신고증의 번호를 알려주세요"
      lead="영업신고번호를 찾으시면 아래 칸이 채워집니다. 영업신고증을 보고 직접 쓰셔도 됩니다."
    >
      <ScreenForm form={form}>
        <PickedPlace draft={form.draft} change={form.change} provinces={provinces} />
        <PlaceText draft={form.draft} wrong={form.wrong} change={form.change} />
        <Button type="submit" wide busy={form.isBusy}>
          영업신고번호 등록하기
        </Button>
      </ScreenForm>
    </Card>
  )
}

function PlaceText(part: Part<Place>) {
  const field = placeField(part)
  const asks = askedOf(part)
  return (
    <>
      {asks('licenseNumber') && <PlaceNumber field={field} />}
      <PlaceNames field={field} asks={asks} printedName={part.draft.taken?.printedName} />
      {asks('address') && (
        <>
          <PlaceAddress field={field} />
          <PlaceDetail field={field} />
        </>
      )}
    </>
  )
}

function placeOf({ info }: InPersonRecord): Place {
  const { licenseNumber, businessName, representative, sidoCode, zipCode, address, address2 } = info
  const text = { licenseNumber, businessName, representative, sidoCode, zipCode, address, address2 }
  return { ...text, beforeReport: false, businessTypeName: '', taken: null }
}

function useRegister(record: InPersonRecord) {
  const { info, user } = record
  return useForm(correctInPersonApplicant, {
    start: placeOf(record),
    judge: wrongPlace,
    input: ({ licenseNumber, businessName, representative, zipCode, address, address2 }) => ({
      inPersonApplication: {
        inPersonEnrolmentNo: info.inPersonEnrolmentNo,
        licenseNumber: licenseNumber.trim(),
        businessName,
        representative,
        zipCode,
        address,
        address2,
        positionType: info.positionType === 2 ? 2 : 1,
        companyPhone: user.companyPhone,
      },
    }),
    confirm: ({ licenseNumber }) =>
      askConfirm(
        `영업신고번호 ${withParticle(licenseNumber.trim(), '을')} 등록하시겠습니까?\n한 번만 등록할 수 있습니다.`,
        { title: '영업신고번호 등록', confirmLabel: '등록' },
      ),
    refusedAt: 'licenseNumber',
    refresh: CHANGED,
    onDone: async () => {
      await go('/edu/offline/list', { replace: true })
      showToast('영업신고번호를 등록했습니다.')
    },
  })
}
