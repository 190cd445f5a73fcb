import { fieldOf, type Part } from '@hygiene/client/use-fields'
import type { Association } from '@hygiene/domain/association'
import { ASSOCIATION_GROUPS, associationLabel } from '@hygiene/domain/staff/setting/association-text'
import { TextField } from '@hygiene/ui'
import { SealField } from './seal-field.tsx'
import styles from './settings.module.css'

const HINTS: Partial<Record<keyof Association, string>> = {
  issuerName: '직인 아래에 인쇄되는 이름',
  sealText: '직인 그림이 없을 때 새기는 글자',
  messageSender: '문자 회사에 등록한 번호. 비우면 서버에 적힌 번호로 보냅니다.',
  refusalPhone: '광고 문자 끝에 적습니다. 비우면 수신을 거부하는 주소를 적습니다.',
  smsWon: '90바이트까지. 캠페인 비용을 셈하는 값',
  lmsWon: '2,000바이트까지. 캠페인 비용을 셈하는 값',
  supportPhone: '홈페이지, 문자와 모든 문서에 적힙니다.',
}
const OPTIONAL: readonly (keyof Association)[] = [
  'designationNumber',
  'mail',
  'bankName',
  'bankAccount',
  'bankHolder',
  'messageSender',
  'refusalPhone',
]

/** The fields of the association in their groups; a changed one is marked. */
export function SettingsFields({ inForce, ...part }: Part<Association> & { inForce: Association }) {
  const { draft, change } = part
  const field = fieldOf(part)
  return ASSOCIATION_GROUPS.map(({ label, fields }) => (
    <fieldset key={label} className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.fields}>
        {fields.map((name) =>
          name === 'sealFileNo' ? (
            <SealField
              key={name}
              fileNo={draft.sealFileNo}
              inForce={inForce.sealFileNo}
              onChange={(sealFileNo) => change({ sealFileNo })}
            />
          ) : (
            <div key={name} data-changed={draft[name] !== inForce[name] || undefined}>
              <TextField
                label={associationLabel[name]}
                hint={HINTS[name]}
                optional={OPTIONAL.includes(name)}
                autoComplete="off"
                maxLength={120}
                {...field(name)}
              />
            </div>
          ),
        )}
      </div>
    </fieldset>
  ))
}
