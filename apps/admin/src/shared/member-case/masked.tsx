import { useSend } from '@hygiene/client'
import { unmaskField } from '@hygiene/contracts/staff/member-case/unmask-field'
import { caseFieldLabel } from '@hygiene/domain/staff/member-case/member-case'
import { formatBirthDate } from '@hygiene/domain/member/account/birth-date'
import { formatPhone } from '@hygiene/domain/member/account/phone'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { showAlert } from '@hygiene/ui'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useEmployee } from '../../app/login/staff-login.ts'
import { CaseDialog } from './case-dialog.tsx'
import styles from './case.module.css'
import { type FieldName, keepOpened, maskAgain, useOpenedField } from './opened-fields.ts'
import { readCasesAgain, useCase } from './use-case.ts'

type MaskedProps = FieldName & { value: string }

/**
 * Shows a masked field and opens it. The first field of a person asks for the reason; the others open at once. An opened field is
 * amber until the case ends.
 */
export function Masked({ value, ...name }: MaskedProps) {
  const { memberNo, field } = name
  const { role } = useEmployee()
  const isCaseOpen = useCase(memberNo) !== null
  const opened = useOpenedField(name)
  const [isAsking, setIsAsking] = useState(false)
  const send = useSend(unmaskField, {
    onDone: ({ value: shown }) => keepOpened(name, shown),
    onRefused: async (refused) => {
      maskAgain(memberNo)
      readCasesAgain()
      if (refused.refusal === 'MEMBER_CASE_REQUIRED') setIsAsking(true)
      else await showAlert(refused.message, { title: '열지 못했습니다' })
    },
  })
  const label = caseFieldLabel[field]

  if (value === '') return '-'
  if (opened !== undefined && isCaseOpen) return <OpenedField field={field} value={opened} />
  return (
    <span className={styles.masked}>
      {value}
      {staffMay(role, 'unmaskMembers') && (
        <button
          type="button"
          className={styles.eye}
          aria-label={`${label} 보기`}
          aria-busy={send.isPending || undefined}
          data-unmask
          onClick={(event) => {
            event.stopPropagation()
            if (!isCaseOpen) setIsAsking(true)
            else if (!send.isPending) send.mutate(name)
          }}
        >
          <Eye aria-hidden />
        </button>
      )}
      {isAsking && (
        <CaseDialog
          memberNo={memberNo}
          onClose={() => setIsAsking(false)}
          onOpened={() => {
            setIsAsking(false)
            send.mutate(name)
          }}
        />
      )}
    </span>
  )
}

function OpenedField({ field, value }: { field: FieldName['field']; value: string }) {
  if (value === '') return '-'
  if (field === 'birth' || field === 'applicantBirth')
    return <mark className={styles.opened}>{formatBirthDate(value)}</mark>
  const isPhone = field === 'phone' || field === 'companyPhone' || field === 'applicantPhone'
  return <mark className={styles.opened}>{isPhone ? formatPhone(value) : value}</mark>
}
