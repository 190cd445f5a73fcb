import { useSend } from '@hygiene/client'
import { correctInPersonApplicant } from '@hygiene/contracts/in-person/enrolment/correct-in-person-applicant'
import type { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { withParticle } from '@hygiene/domain'
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
import { type FormFields, useFields } from '../../../shared/forms/use-fields.ts'
import { go } from '../../../app/router/go.ts'
import { CHANGED } from '../../../shared/seats/changed.ts'

export type InPersonRecord = EntityOf<typeof readInPersonEnrolment>

/** The number of a place that was applied for before its business report, with the words of its licence. */
export function NumberForm({ record }: { record: InPersonRecord }) {
  const provinces = useProvinces()
  const form = useFields<Place>(placeOf(record), wrongPlace)
  const { register, isBusy } = useRegister(record, form)
  return (
    <Card
      title="영업신고증의 번호를 알려주세요"
      lead="영업신고번호를 찾으시면 아래 칸이 채워집니다. 영업신고증을 보고 직접 쓰셔도 됩니다."
    >
      <ScreenForm wrong={form.wrong} isBusy={isBusy} onSubmit={() => void register()}>
        <PickedPlace draft={form.draft} change={form.change} provinces={provinces} />
        <PlaceText {...form} />
        <Button type="submit" wide busy={isBusy}>
          영업신고번호 등록하기
        </Button>
      </ScreenForm>
    </Card>
  )
}

function PlaceText(part: FormFields<Place>) {
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

function useRegister({ info, user }: InPersonRecord, form: FormFields<Place>) {
  const send = useSend(correctInPersonApplicant, {
    refresh: CHANGED,
    onDone: async () => {
      await go('/edu/offline/list', { replace: true })
      showToast('영업신고번호를 등록했습니다.')
    },
    onRefused: ({ message }) => form.show({ licenseNumber: message }),
  })

  async function register() {
    if (!form.passes()) return
    const { licenseNumber, businessName, representative, zipCode, address, address2 } = form.draft
    const question = `영업신고번호 ${withParticle(licenseNumber.trim(), '을')} 등록하시겠습니까?\n한 번만 등록할 수 있습니다.`
    if (!(await askConfirm(question, { title: '영업신고번호 등록', confirmLabel: '등록' }))) return
    send.mutate({
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
    })
  }
  return { register, isBusy: send.isPending }
}
