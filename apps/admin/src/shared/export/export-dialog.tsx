import { useForm } from '@hygiene/client/use-form'
import { exportForm, savedExportForm } from '@hygiene/contracts/forms/export'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listExports } from '@hygiene/contracts/staff/export/list-exports'
import { listSavedExports } from '@hygiene/contracts/staff/export/list-saved-exports'
import { orderExport } from '@hygiene/contracts/staff/export/order-export'
import { saveExport } from '@hygiene/contracts/staff/export/save-export'
import { BULK_ALONE } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import type { ExportFormat } from '@hygiene/domain/staff/export/export'
import { columnsOnAdmin, type ExportScreen, exportListOf } from '@hygiene/domain/staff/export/export-lists'
import {
  type StaffRole,
  staffMay,
  staffRoleLabel,
  staffRoles,
} from '@hygiene/domain/staff/permission/permissions'
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
import { useEmployee } from '../../app/login/staff-login.ts'
import { AskForm } from '../ask-form/ask-form.tsx'
import type { AdminFound } from '../data-table/table-types.ts'
import styles from './export-dialog.module.css'
import { OrderedNotice } from './ordered-notice.tsx'
import { NO_REASON, ReasonFields } from './reason-fields.tsx'

type Saved = SentTo<typeof saveExport>
type SavePartProps = {
  choice: Saved['choice']
  view: Omit<Saved, 'choice' | 'name' | 'role'>
  hasText: boolean
}

const ROLES = staffRoles.map((value) => ({ value, label: staffRoleLabel[value] }))

/** Saves filters and columns under a name, for repeated or scheduled exports. */
function SavePart({ choice, view, hasText }: SavePartProps) {
  const { role: own } = useEmployee()
  const form = useForm(saveExport, {
    rules: savedExportForm,
    start: { name: '', role: '' as StaffRole | '' },
    input: ({ name, role }) => ({ ...view, choice, name, role: role || null }),
    refresh: [listSavedExports],
  })
  if (form.send.data)
    return (
      <NoticeBox title="저장했습니다." live>
        <LinkButton href="/staff/exports/saved">저장한 내보내기 보기</LinkButton>
      </NoticeBox>
    )
  return (
    <details className={styles.save}>
      <summary>이름 붙여 저장하기</summary>
      <AskForm form={form}>
        <TextField
          label="저장할 이름"
          hint={hasText ? '조건과 열을 저장합니다. 검색어는 저장하지 않습니다.' : '조건과 열을 저장합니다.'}
          autoComplete="off"
          maxLength={40}
          {...form.field('name')}
        />
        {own === 'headquarters' && (
          <SelectField label="함께 쓸 역할" emptyLabel="나만" options={ROLES} {...form.field('role')} />
        )}
        {form.refusal && <NoticeBox title={form.refusal} tone="error" live />}
        <Button type="submit" tone="secondary" busy={form.isBusy}>
          저장
        </Button>
      </AskForm>
    </details>
  )
}

type ExportDialogProps = { screen: ExportScreen; unit: string; found: AdminFound; onClose: () => void }
type Choice = SentTo<typeof orderExport>['choice']

/** Notes the lists that show several rows of the exported file as one. */
const ROWS_NOTE: Partial<Record<ExportScreen, string>> = {
  audit: '파일에는 회원 한 명마다 한 줄씩 담습니다. 목록의 «명단 13명»은 13줄이 됩니다.',
}

/** Asks for the format and the reason of an export. Its columns are those of the list as shown. */
export function ExportDialog({ screen, unit, found, onClose }: ExportDialogProps) {
  const { role } = useEmployee()
  const { filter, text } = found.choice
  const { columns: all, label } = exportListOf(screen)
  const form = useForm(orderExport, {
    rules: exportForm,
    start: () => ({
      ...NO_REASON,
      format: 'xlsx' as ExportFormat,
      columns: firstColumns(screen, found),
      isUnmasked: false,
    }),
    input: (typed) => ({ ...typed, choice: { screen, filter, text } as Choice }),
    refresh: [listExports],
  })
  const { purpose: _purpose, text: _text, ...view } = form.draft
  const { columns, isUnmasked } = view
  const size = `${found.count.toLocaleString('ko-KR')}${unit}${found.isCountWhole ? '' : ' 넘게'}`

  if (form.send.data) return <OrderedNotice {...form.send.data} unit={unit} onClose={onClose} />
  return (
    <Dialog isOpen title={`${label} 목록 내보내기`} onClose={onClose}>
      <AskForm form={form}>
        <p className={styles.about}>
          {size} · {found.conditions || '조건 없음'}
        </p>
        {ROWS_NOTE[screen] && <p className={styles.about}>{ROWS_NOTE[screen]}</p>}
        <RadioCards
          legend="파일"
          arrange="row"
          options={[
            { value: 'xlsx', label: '엑셀(.xlsx)' },
            { value: 'csv', label: 'CSV(.csv)' },
          ]}
          {...form.field('format')}
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
                form.change({
                  columns: target.checked ? [...columns, key] : columns.filter((one) => one !== key),
                })
              }
            />
          ))}
          <FieldError id="export-columns-error" error={form.wrong.columns} />
        </fieldset>
        {staffMay(role, 'exportUnmasked') && all.some(({ mask }) => mask) && (
          <CheckboxField
            label="이름·전화·생년월일을 가리지 않고 내보내기"
            checked={isUnmasked}
            onChange={({ target }) => form.change({ isUnmasked: target.checked })}
          />
        )}
        <ReasonFields field={form.field} />
        {form.refusal && <NoticeBox title={form.refusal} tone="error" live />}
        {found.count > BULK_ALONE && (
          <p className={styles.about}>1,000건이 넘어 다른 직원의 승인을 받은 뒤 만듭니다.</p>
        )}
        <Button type="submit" wide busy={form.isBusy}>
          파일 만들기
        </Button>
      </AskForm>
      {columns.length > 0 && (
        <SavePart choice={{ screen, filter } as Choice} view={view} hasText={text !== ''} />
      )}
    </Dialog>
  )
}

/** Returns the columns shown, or all of them for a list that is not a table. */
function firstColumns(screen: ExportScreen, { columns }: AdminFound): string[] {
  const shown = columnsOnAdmin(screen, columns)
  return shown.length > 0 ? shown : exportListOf(screen).columns.map(({ key }) => key)
}
