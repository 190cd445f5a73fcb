import { useForm } from '@hygiene/client/use-form'
import { newCourseForm } from '@hygiene/contracts/forms/course'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { beginCourse } from '@hygiene/contracts/education/course/staff/begin-course'
import { listStaffCourses } from '@hygiene/contracts/education/course/staff/list-staff-courses'
import { type DecidedTaxKind, decidedTaxKinds, taxKindLabel } from '@hygiene/domain/money/payment/tax'
import { industryTypeLabel, onlineTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { Button, Dialog, optionsOf, RadioCards, SelectField, showToast } from '@hygiene/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'

type Kind = Omit<SentTo<typeof beginCourse>, 'taxKind'>
type TypedCourse = Kind & { taxKind: DecidedTaxKind | '' }
const TAX_KINDS = decidedTaxKinds.map((value) => ({ value, label: taxKindLabel[value] }))

/** Begins a course that this year or the next does not have. */
export function NewCourse() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Plus aria-hidden />새 과정
      </Button>
      {isOpen && <NewCourseDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function NewCourseDialog({ onClose }: { onClose: () => void }) {
  const go = useNavigate()
  const [thisYear] = useState(() => Number(seoulDay(new Date()).slice(0, 4)))
  const form = useForm<typeof beginCourse, TypedCourse>(beginCourse, {
    rules: newCourseForm,
    start: { year: thisYear, salesType: 2, industryType: 1, onlineType: 1, taxKind: '' },
    input: (typed) => typed,
    refresh: [listStaffCourses],
    refusedTitle: '만들지 못했습니다',
    onDone: ({ courseNo }) => {
      showToast('초안을 만들었습니다. 공개하기 전에는 아무에게도 보이지 않습니다.')
      void go(`/courses/${courseNo}`)
    },
  })
  const choose = (label: string, name: keyof Kind, labels: Readonly<Record<number, string>>) => (
    <SelectField
      label={label}
      name={name}
      options={optionsOf(labels)}
      value={String(form.draft[name])}
      onChange={({ target }) => form.change({ [name]: Number(target.value) })}
    />
  )
  return (
    <Dialog isOpen onClose={onClose} title="새 과정">
      <AskForm form={form}>
        <p>없는 과정만 만듭니다. 있는 과정은 그 과정에서 새 버전을 만듭니다.</p>
        {choose('연도', 'year', { [thisYear]: `${thisYear}년`, [thisYear + 1]: `${thisYear + 1}년` })}
        {choose('영업자', 'salesType', salesTypeLabel)}
        {choose('업종', 'industryType', industryTypeLabel)}
        {choose('방식', 'onlineType', onlineTypeLabel)}
        <RadioCards legend="과세 구분" arrange="pair" options={TAX_KINDS} {...form.field('taxKind')} />
        <p>
          <Button type="submit" busy={form.isBusy}>
            초안 만들기
          </Button>{' '}
          <Button tone="secondary" onClick={onClose}>
            취소
          </Button>
        </p>
      </AskForm>
    </Dialog>
  )
}
