import { read } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { listStaffVenues } from '@hygiene/contracts/in-person/venue/staff/list-staff-venues'
import { saveVenue } from '@hygiene/contracts/in-person/venue/staff/save-venue'
import { venueForm } from '@hygiene/contracts/forms/venue'
import { Button, Dialog, NoticeBox, SelectField, showToast, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { ReasonField } from '../../../shared/ask-form/reason-field.tsx'
import styles from './venues.module.css'

export type VenueRow = EntityOf<typeof listStaffVenues>['list'][number]
type VenueDialogProps = { venue: VenueRow | null; onClose: () => void }

export function VenueDialog({ venue, onClose }: VenueDialogProps) {
  const provinces = useQuery(read(listProvinces, {}))
  const form = useForm(saveVenue, {
    rules: venueForm,
    text: { sidoCode: '시·도를 골라주세요.' },
    start: () => typedOf(venue),
    input: ({ venueCapacity, ...typed }) => ({
      ...typed,
      venueCapacity: Number(venueCapacity),
      venueNo: venue?.venueNo ?? null,
    }),
    refresh: [listStaffVenues],
    onDone: () => {
      showToast('교육장을 저장했습니다.')
      onClose()
    },
  })
  const text = (name: Exclude<keyof typeof form.draft, 'reason'>, maxLength: number) => ({
    maxLength,
    autoComplete: 'off',
    ...form.field(name),
  })
  return (
    <Dialog isOpen onClose={onClose} title={venue ? '교육장 수정' : '교육장 추가'}>
      <AskForm form={form}>
        <div className={styles.parts}>
          {form.refusal && <NoticeBox tone="error" title={form.refusal} />}
          <div className={styles.fields}>
            <TextField label="이름" {...text('venueName', 100)} />
            <SelectField
              label="시·도"
              emptyLabel="골라주세요"
              options={(provinces.data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))}
              {...form.field('sidoCode')}
            />
            <TextField label="좌석" inputMode="numeric" {...text('venueCapacity', 4)} />
            <TextField label="전화번호" optional {...text('phone', 20)} />
          </div>
          <TextField label="주소" {...text('address', 150)} />
          <TextField label="층·호" optional {...text('address2', 100)} />
          <TextField label="오시는 길" optional {...text('directions', 300)} />
          <TextField label="시설" optional hint="예: 빔프로젝터, 책상 있음" {...text('equipment', 300)} />
          <TextField
            label="이동 편의"
            optional
            hint="예: 승강기, 경사로, 주차 20대"
            {...text('accessibility', 300)}
          />
          <TextField label="지도 주소" optional inputMode="url" {...text('mapUrl', 300)} />
          {venue && venue.upcoming > 0 && (
            <p>
              앞으로 열릴 회차 {venue.upcoming}건의 신청 화면에 바로 보입니다. 이미 발급한 수강증은
              그대로입니다.
            </p>
          )}
        </div>
        <ReasonField label="사유" hint="처리 기록에만 남습니다." {...form.field('reason')} />
        <Button type="submit" busy={form.isBusy}>
          저장하기
        </Button>
      </AskForm>
    </Dialog>
  )
}

const typedOf = (venue: VenueRow | null) => ({
  venueName: venue?.name ?? '',
  sidoCode: venue?.sidoCode ?? '',
  address: venue?.address ?? '',
  address2: venue?.address2 ?? '',
  mapUrl: venue?.mapUrl ?? '',
  phone: venue?.phone ?? '',
  directions: venue?.directions ?? '',
  equipment: venue?.equipment ?? '',
  accessibility: venue?.accessibility ?? '',
  venueCapacity: venue ? String(venue.venueCapacity) : '',
  reason: '',
})
