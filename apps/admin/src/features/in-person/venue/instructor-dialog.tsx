import { useForm } from '@hygiene/client/use-form'
import { listInstructors } from '@hygiene/contracts/in-person/instructor/staff/list-instructors'
import { saveInstructor } from '@hygiene/contracts/in-person/instructor/staff/save-instructor'
import { instructorForm } from '@hygiene/contracts/forms/instructor'
import { Button, DateField, Dialog, NoticeBox, showToast, TextField } from '@hygiene/ui'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { ReasonField } from '../../../shared/ask-form/reason-field.tsx'
import styles from './venues.module.css'
import { type InstructorRow, type PaperTyped, typedOf, wantedOf, wrongPapers } from './instructor-form.ts'

type InstructorDialogProps = { instructor: InstructorRow | null; onClose: () => void }

export function InstructorDialog({ instructor, onClose }: InstructorDialogProps) {
  const form = useForm(saveInstructor, {
    rules: instructorForm,
    text: { subjects: '과목을 쉼표로 나누어 10개까지 입력해주세요.' },
    start: () => typedOf(instructor),
    judge: wrongPapers,
    input: (typed) => ({ ...wantedOf(typed), instructorNo: instructor?.instructorNo ?? null }),
    refresh: [listInstructors],
    onDone: () => {
      showToast('강사를 저장했습니다.')
      onClose()
    },
  })
  const text = (name: 'name' | 'phone' | 'subjects' | 'hours', maxLength: number) => ({
    maxLength,
    autoComplete: 'off',
    ...form.field(name),
  })
  return (
    <Dialog isOpen onClose={onClose} title={instructor ? '강사 수정' : '강사 추가'}>
      <AskForm form={form}>
        <div className={styles.parts}>
          {form.refusal && <NoticeBox tone="error" title={form.refusal} />}
          <TextField label="이름" {...text('name', 40)} />
          <TextField
            label="휴대전화"
            optional
            inputMode="tel"
            hint={instructor?.phone ? `지금 ${instructor.phone}. 비워두면 그대로 둡니다.` : undefined}
            {...text('phone', 13)}
          />
          <TextField
            label="과목"
            hint="쉼표로 나눕니다. 예: 식품위생법, 식중독 예방"
            {...text('subjects', 400)}
          />
          <TextField label="가능한 시간" optional hint="예: 평일 오전, 화요일 종일" {...text('hours', 100)} />
          <Papers
            papers={form.draft.papers}
            error={form.wrong.papers}
            onChange={(papers) => form.change({ papers })}
          />
        </div>
        <ReasonField label="사유" hint="처리 기록에만 남습니다." {...form.field('reason')} />
        <Button type="submit" busy={form.isBusy}>
          저장하기
        </Button>
      </AskForm>
    </Dialog>
  )
}

type PapersProps = {
  papers: readonly PaperTyped[]
  error: string | undefined
  onChange: (papers: PaperTyped[]) => void
}

function Papers({ papers, error, onChange }: PapersProps) {
  const change = (key: number, more: Partial<PaperTyped>) =>
    onChange(papers.map((paper) => (paper.key === key ? { ...paper, ...more } : paper)))
  const key = Math.max(-1, ...papers.map((paper) => paper.key)) + 1
  return (
    <fieldset className={styles.papers}>
      <legend>자격</legend>
      {papers.map((paper, index) => {
        const text = (name: 'name' | 'issuedOn' | 'validUntil') => ({
          name: `${name}${index}`,
          value: paper[name],
          autoComplete: 'off',
          onChange: ({ target }: { target: { value: string } }) =>
            change(paper.key, { [name]: target.value }),
        })
        return (
          <fieldset key={paper.key} className={styles.paper} aria-label={`자격 ${index + 1}`}>
            <TextField label="자격 이름" maxLength={80} {...text('name')} />
            <DateField label="받은 날" type="date" {...text('issuedOn')} />
            <DateField label="끝나는 날" optional type="date" {...text('validUntil')} />
            <Button
              size="small"
              tone="quiet"
              aria-label={`자격 ${index + 1} 삭제`}
              onClick={() => onChange(papers.filter((one) => one.key !== paper.key))}
            >
              삭제
            </Button>
          </fieldset>
        )
      })}
      {error && <NoticeBox tone="error" title={error} />}
      <Button
        size="small"
        tone="secondary"
        onClick={() => onChange([...papers, { key, name: '', issuedOn: '', validUntil: '' }])}
      >
        자격 추가
      </Button>
    </fieldset>
  )
}
