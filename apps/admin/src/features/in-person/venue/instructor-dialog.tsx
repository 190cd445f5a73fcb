import { type Refused, useSend } from '@hygiene/client'
import { listInstructors } from '@hygiene/contracts/in-person/instructor/staff/list-instructors'
import { saveInstructor } from '@hygiene/contracts/in-person/instructor/staff/save-instructor'
import { Button, DateField, Dialog, NoticeBox, showToast, TextField } from '@hygiene/ui'
import { useState } from 'react'
import { ReasonForm } from '../../../shared/ask-form/reason-form.tsx'
import styles from './venues.module.css'
import {
  faultsOf,
  type InstructorRow,
  type InstructorTyped,
  type InstructorWrong,
  type PaperTyped,
  typedOf,
  wantedOf,
} from './instructor-form.ts'

type InstructorDialogProps = { instructor: InstructorRow | null; onClose: () => void }

/** A new instructor, or other facts about one. */
export function InstructorDialog({ instructor, onClose }: InstructorDialogProps) {
  const [typed, setTyped] = useState(() => typedOf(instructor))
  const [wrong, setWrong] = useState<InstructorWrong>({})
  const [refusal, setRefusal] = useState<string>()
  const send = useSend(saveInstructor, {
    onRefused: ({ message }: Refused) => setRefusal(message),
    refresh: [listInstructors],
    onDone: () => {
      showToast('강사를 저장했습니다.')
      onClose()
    },
  })
  const text = (name: 'name' | 'phone' | 'subjects' | 'hours', maxLength: number) => ({
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
    send.mutate({ ...wantedOf(typed), instructorNo: instructor?.instructorNo ?? null, reason })
  }
  return (
    <Dialog isOpen onClose={onClose} title={instructor ? '강사 수정' : '강사 추가'}>
      <ReasonForm
        label="사유"
        hint="처리 기록에만 남습니다."
        missing="사유를 2자 이상 입력해주세요."
        isBusy={send.isPending}
        onAsk={save}
        fields={
          <div className={styles.parts}>
            {refusal && <NoticeBox tone="error" title={refusal} />}
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
            <TextField
              label="가능한 시간"
              optional
              hint="예: 평일 오전, 화요일 종일"
              {...text('hours', 100)}
            />
            <Papers
              papers={typed.papers}
              error={wrong.papers}
              onChange={(papers: InstructorTyped['papers']) => setTyped({ ...typed, papers })}
            />
          </div>
        }
      >
        저장하기
      </ReasonForm>
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
