import { Loaded, read } from '@hygiene/client'
import { useForm } from '@hygiene/client/use-form'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listStaffInquiries } from '@hygiene/contracts/content/inquiry/staff/list-staff-inquiries'
import { readWorkingHours } from '@hygiene/contracts/content/inquiry/staff/read-working-hours'
import { saveWorkingHours } from '@hygiene/contracts/content/inquiry/staff/save-working-hours'
import { Button, showToast, TextAreaField, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { faultsOf, hoursOf, typedOf, WEEKDAYS } from './hours-form.ts'
import styles from './set-up.module.css'

type Kept = EntityOf<typeof readWorkingHours>

export function HoursScreen() {
  const hours = useQuery({ ...read(readWorkingHours, {}), staleTime: 0 })
  return (
    <AdminScreen
      title="업무 시간"
      path={
        <Link to="/inquiries" className={styles.path}>
          1:1 문의
        </Link>
      }
      width="narrow"
    >
      <p>답할 시각은 업무 시간만 셉니다. 바꾸면 기다리는 문의의 답할 시각도 바로 바뀝니다.</p>
      <Loaded query={hours}>{(kept) => <HoursForm key={kept.version} kept={kept} />}</Loaded>
    </AdminScreen>
  )
}

function HoursForm({ kept }: { kept: Kept }) {
  const form = useForm(saveWorkingHours, {
    start: () => typedOf(kept),
    judge: faultsOf,
    input: (typed) => ({ ...hoursOf(typed), version: kept.version }),
    refresh: [readWorkingHours, listStaffInquiries],
    refusedTitle: '저장하지 못했습니다',
    onDone: ({ moved }) => showToast(`저장했습니다. 문의 ${moved}건의 답할 시각이 바뀌었습니다.`),
  })
  return (
    <AskForm form={form}>
      {WEEKDAYS.map((name, weekday) => (
        <TextField
          key={name}
          label={`${name}요일`}
          hint={weekday === 1 ? '예: 09:00-12:00, 13:00-18:00. 쉬는 요일은 비워 둡니다.' : undefined}
          autoComplete="off"
          maxLength={100}
          {...form.field(`day${weekday}`)}
        />
      ))}
      <TextAreaField
        label="쉬는 날"
        hint="한 줄에 하나씩: 2027-01-01 신정"
        rows={8}
        {...form.field('holidays')}
      />
      <TextField
        label="문의에 답할 시간(분)"
        inputMode="numeric"
        maxLength={5}
        {...form.field('inquiryMinutes')}
      />
      <TextField
        label="신고에 답할 시간(분)"
        inputMode="numeric"
        maxLength={5}
        {...form.field('reportMinutes')}
      />
      <p className={styles.actions}>
        <Button type="submit" busy={form.isBusy}>
          저장하기
        </Button>
      </p>
    </AskForm>
  )
}
