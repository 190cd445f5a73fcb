import { type Refused, read, useSend } from '@hygiene/client'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import { listStaffVenues } from '@hygiene/contracts/in-person/venue/staff/list-staff-venues'
import { saveVenue } from '@hygiene/contracts/in-person/venue/staff/save-venue'
import { Dialog, NoticeBox, SelectField, showToast, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import styles from './venues.module.css'
import { faultsOf, typedOf, type VenueRow, type VenueTyped, type VenueWrong, wantedOf } from './venue-form.ts'

type VenueDialogProps = { venue: VenueRow | null; onClose: () => void }

/** A new venue, or other facts about one. */
export function VenueDialog({ venue, onClose }: VenueDialogProps) {
  const [typed, setTyped] = useState(() => typedOf(venue))
  const [wrong, setWrong] = useState<VenueWrong>({})
  const [refusal, setRefusal] = useState<string>()
  const provinces = useQuery(read(listProvinces, {}))
  const send = useSend(saveVenue, {
    onRefused: ({ message }: Refused) => setRefusal(message),
    refresh: [listStaffVenues],
    onDone: () => {
      showToast('교육장을 저장했습니다.')
      onClose()
    },
  })
  const text = (name: keyof VenueTyped, maxLength: number) => ({
    name,
    maxLength,
    value: typed[name],
    error: wrong[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  function save(reason: string) {
    const found = faultsOf(typed)
    setWrong(found)
    if (Object.keys(found).length > 0) return
    send.mutate({ ...wantedOf(typed), venueNo: venue?.venueNo ?? null, reason })
  }
  return (
    <Dialog isOpen onClose={onClose} title={venue ? '교육장 수정' : '교육장 추가'}>
      <ReasonForm
        label="사유"
        hint="처리 기록에만 남습니다."
        missing="사유를 2자 이상 입력해주세요."
        isBusy={send.isPending}
        onAsk={save}
        fields={
          <div className={styles.parts}>
            {refusal && <NoticeBox tone="error" title={refusal} />}
            <div className={styles.fields}>
              <TextField label="이름" {...text('venueName', 100)} />
              <SelectField
                label="시·도"
                name="sidoCode"
                emptyLabel="골라주세요"
                options={(provinces.data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))}
                value={typed.sidoCode}
                error={wrong.sidoCode}
                onChange={({ target }) => setTyped({ ...typed, sidoCode: target.value })}
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
        }
      >
        저장하기
      </ReasonForm>
    </Dialog>
  )
}
