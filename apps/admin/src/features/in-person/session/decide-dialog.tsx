import { useForm } from '@hygiene/client/use-form'
import { decidePresence } from '@hygiene/contracts/in-person/check-in/staff/decide-presence'
import { reasonForm } from '@hygiene/contracts/forms/reason'
import { askConfirm, Button, DefinitionList, Dialog, RadioCards, showToast } from '@hygiene/ui'
import { AskForm } from '../../../shared/ask-form/ask-form.tsx'
import { ReasonField } from '../../../shared/ask-form/reason-field.tsx'
import { cameText, decisionText, leftText, openRecords, type RosterRow } from './roster-text.ts'
import { type SessionFacts, whenText } from './session-text.ts'
import styles from './sessions.module.css'

type DecideDialogProps = {
  row: RosterRow
  session: SessionFacts
  onClose: () => void
  onDone: (row: RosterRow) => void
}

export function DecideDialog({ row, session, onClose, onDone }: DecideDialogProps) {
  const form = useForm(decidePresence, {
    rules: reasonForm('결정한 사유'),
    start: { choice: '' as 'present' | 'absent' | '', reason: '' },
    judge: ({ choice }) => (choice ? {} : { choice: '출석과 불참 가운데 골라주세요.' }),
    input: ({ choice, reason }) => ({
      applicationNo: row.applicationNo,
      isPresent: choice === 'present',
      reason,
    }),
    confirm: ({ choice }) => {
      const isPresent = choice === 'present'
      const label = isPresent ? '출석으로 인정' : '불참으로 처리'
      const text = { title: label, confirmLabel: label, isDanger: !isPresent }
      return askConfirm(decisionText(row, isPresent), text)
    },
    refusedTitle: '출석을 결정하지 못했습니다',
    onDone: (next, { isPresent }) => {
      showToast(isPresent ? '출석으로 인정했습니다. 수료증을 발급합니다.' : '불참으로 처리했습니다.')
      onDone(next)
    },
  })

  return (
    <Dialog isOpen onClose={onClose} title="출석 결정">
      <div className={styles.parts}>
        <DefinitionList items={factsOf(row, session)} />
        <AskForm form={form}>
          <RadioCards legend="이 사람의 출석" {...form.field('choice')} options={optionsFor(row)} />
          <ReasonField
            label="결정한 사유"
            hint="예: 교육장 담당자가 끝까지 들은 것을 확인. 처리 기록에만 남습니다."
            {...form.field('reason')}
          />
          <Button type="submit" wide busy={form.isBusy}>
            결정하기
          </Button>
        </AskForm>
      </div>
    </Dialog>
  )
}

function factsOf(row: RosterRow, session: SessionFacts) {
  return [
    { term: '신청자', detail: `${row.name} (${row.phone})` },
    { term: '교육 시간', detail: whenText(session) },
    { term: '입실', detail: cameText(row, session) },
    { term: '퇴실', detail: leftText(row, session) },
    ...(row.exceptionText === null ? [] : [{ term: '확인할 일', detail: row.exceptionText }]),
  ]
}

function optionsFor(row: RosterRow) {
  return [
    {
      value: 'present' as const,
      label: '출석으로 인정',
      description: `수료 처리하고 수료증 ${openRecords(row)}장을 바로 발급합니다. 문자로 알려드립니다.`,
      unavailable: !row.mayBePresent,
    },
    {
      value: 'absent' as const,
      label: '불참으로 처리',
      description:
        '수료증을 발급하지 않으며 교육비는 환불되지 않습니다. 나중에 출석으로 바로잡을 수 있습니다.',
      unavailable: !row.mayBeAbsent,
    },
  ]
}
