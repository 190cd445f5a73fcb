import { useSend } from '@hygiene/client'
import { listExports, orderExport, type SentTo } from '@hygiene/contracts'
import {
  BULK_ALONE,
  exportListOf,
  type ExportFormat,
  type ExportPurpose,
  exportPurposeLabel,
  exportPurposes,
  type ExportScreen,
  staffMay,
} from '@hygiene/domain'
import {
  Button,
  CheckboxField,
  Dialog,
  FieldError,
  LinkButton,
  NoticeBox,
  RadioCards,
  SelectField,
  TextField,
} from '@hygiene/ui'
import { useState } from 'react'
import { useEmployee } from '../../app/login/staff-login.ts'
import { AskForm } from '../ask-form/ask-form.tsx'
import type { DeskFound } from '../desk-list/desk-types.ts'
import styles from './export-dialog.module.css'

type ExportDialogProps = { screen: ExportScreen; unit: string; found: DeskFound; onClose: () => void }
type Errors = { purpose?: string; words?: string; columns?: string }

const PURPOSES = exportPurposes.map((value) => ({ value, label: exportPurposeLabel[value] }))

/** What leaves the house, in which form and why: asked every time (desk.md, «Masking and reason»). */
export function ExportDialog({ screen, unit, found, onClose }: ExportDialogProps) {
  const { role } = useEmployee()
  const { columns: all, label } = exportListOf(screen)
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [columns, setColumns] = useState<readonly string[]>(all.map(({ key }) => key))
  const [isUnmasked, setIsUnmasked] = useState(false)
  const [purpose, setPurpose] = useState<ExportPurpose | ''>('')
  const [words, setWords] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const send = useSend(orderExport, {
    refresh: [listExports],
    // The dialog itself shows the «no».
    onRefused: () => undefined,
  })
  const size = `${found.count.toLocaleString('ko-KR')}${unit}${found.isCountWhole ? '' : ' 넘게'}`

  if (send.data) return <Ordered {...send.data} unit={unit} onClose={onClose} />
  return (
    <Dialog isOpen title={`${label} 목록 내보내기`} onClose={onClose}>
      <AskForm
        judge={() => wrongIn({ purpose, words, columns })}
        onWrong={setErrors}
        onAsk={() => {
          const choice = { screen, ...found.choice } as SentTo<typeof orderExport>['choice']
          const asked = { format, columns: [...columns], isUnmasked, words, found: found.conditions }
          if (purpose !== '') send.mutate({ ...asked, choice, purpose })
        }}
      >
        <p className={styles.about}>
          {size} · {found.conditions || '조건 없음'}
        </p>
        <RadioCards
          legend="파일"
          name="format"
          arrange="row"
          value={format}
          options={[
            { value: 'xlsx', label: '엑셀(.xlsx)' },
            { value: 'csv', label: '글(.csv)' },
          ]}
          onChange={setFormat}
        />
        <fieldset className={styles.columns}>
          <legend>열</legend>
          {all.map(({ key, label: name }, at) => (
            <CheckboxField
              key={key}
              label={name}
              name={at === 0 ? 'columns' : key}
              checked={columns.includes(key)}
              onChange={({ target }) =>
                setColumns(target.checked ? [...columns, key] : columns.filter((one) => one !== key))
              }
            />
          ))}
          <FieldError id="export-columns-error" {...(errors.columns ? { error: errors.columns } : {})} />
        </fieldset>
        {staffMay(role, 'exportUnmasked') && (
          <CheckboxField
            label="이름·전화·생년월일을 가리지 않고 내보내기"
            checked={isUnmasked}
            onChange={({ target }) => setIsUnmasked(target.checked)}
          />
        )}
        <SelectField
          label="무슨 일로 내보내시나요?"
          name="purpose"
          emptyLabel="골라주세요"
          value={purpose}
          error={errors.purpose}
          options={PURPOSES}
          onChange={({ target }) => setPurpose(target.value as ExportPurpose)}
        />
        <TextField
          label="설명"
          name="words"
          hint="첫 쪽과 처리 기록에 남습니다."
          autoComplete="off"
          maxLength={200}
          value={words}
          error={errors.words}
          onChange={({ target }) => setWords(target.value)}
        />
        {send.error && <NoticeBox title={send.error.message} tone="error" live />}
        {found.count > BULK_ALONE && (
          <p className={styles.about}>1,000건이 넘어 다른 직원의 승인을 받은 뒤 만듭니다.</p>
        )}
        <Button type="submit" wide busy={send.isPending}>
          파일 만들기
        </Button>
      </AskForm>
    </Dialog>
  )
}

function wrongIn({
  purpose,
  words,
  columns,
}: {
  purpose: string
  words: string
  columns: readonly string[]
}): Errors {
  return {
    ...(columns.length === 0 ? { columns: '열을 하나 이상 골라주세요.' } : {}),
    ...(purpose === '' ? { purpose: '까닭을 골라주세요.' } : {}),
    ...(words.trim().length < 2 ? { words: '설명을 2자 이상 입력해주세요.' } : {}),
  }
}

type OrderedProps = { rowCount: number; approvalNo: number | null; unit: string; onClose: () => void }

function Ordered({ rowCount, approvalNo, unit, onClose }: OrderedProps) {
  const size = `${rowCount.toLocaleString('ko-KR')}${unit}`
  const words =
    approvalNo === null
      ? '다 만들면 내보낸 목록에서 한 번 받을 수 있습니다. 24시간이 지나면 지웁니다.'
      : `결재 ${approvalNo}번으로 올렸습니다. 다른 직원이 승인하면 만듭니다.`
  return (
    <Dialog isOpen title="목록 내보내기" onClose={onClose}>
      <NoticeBox
        title={approvalNo === null ? `${size}을 만들고 있습니다.` : `${size}의 승인을 기다립니다.`}
        live
      >
        <p>{words}</p>
        <LinkButton href="/staff/exports">내보낸 목록 보기</LinkButton>
      </NoticeBox>
    </Dialog>
  )
}
