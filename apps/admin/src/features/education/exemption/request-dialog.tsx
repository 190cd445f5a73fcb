import { read, useSend } from '@hygiene/client'
import { requestExemption } from '@hygiene/contracts/education/exemption/staff/request-exemption'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listProvinces } from '@hygiene/contracts/platform/lookup/list-provinces'
import {
  type ExemptionGround,
  exemptionGroundLabel,
  exemptionLaw,
} from '@hygiene/domain/education/exemption/exemption'
import { APPROVAL_KINDS } from '@hygiene/domain/staff/approval/approval'
import { industryTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { optionsOf, SelectField, TextField } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeDialog } from '../../../shared/change-dialog/change-dialog.tsx'
import { showAsked } from '../../../shared/change-dialog/show-asked.ts'
import styles from './exemptions.module.css'

type RequestDialogProps = { memberNo: number | null; onClose: () => void }

/** Requests an exemption on the basis of a document. A second person grants it. */
export function RequestDialog({ memberNo, onClose }: RequestDialogProps) {
  const [typed, setTyped] = useState<Typed>(() => typedAtFirst(memberNo, seoulYear(new Date())))
  const [errors, setErrors] = useState<Partial<Record<keyof Typed, string>>>({})
  const { ground, year, salesType } = typed
  const send = useSend(requestExemption, {
    onDone: ({ approvalNo }) => {
      showAsked(approvalNo)
      onClose()
    },
    // The dialog shows the refusal itself.
    onRefused: () => undefined,
  })
  return (
    <ChangeDialog
      title="인정·면제 요청"
      about={memberNo ? `회원 ${memberNo}` : '회원번호를 입력해주세요'}
      rows={[
        {
          label: `${year}년 ${salesType === '1' ? '신규' : '기존'} 교육`,
          before: '받아야 함',
          after: ground === 'otherInstitution' ? '받은 것으로 인정' : '면제',
        },
        { label: '근거', before: '-', after: `${exemptionGroundLabel[ground]} ${exemptionLaw[ground]}` },
      ]}
      follows={[
        '이 교육은 신청하거나 결제할 수 없게 됩니다.',
        '결제하지 않은 신청이 있으면 결제할 때 필요 없다고 알려드립니다.',
      ]}
      reasons={APPROVAL_KINDS.grantExemption.reasons}
      evidence="needed"
      approval="grantExemption"
      verb="인정·면제하기"
      isBusy={send.isPending}
      refusal={send.error?.message}
      onAsk={(asked) => {
        const wrong = fieldErrors(typed)
        setErrors(wrong)
        if (Object.keys(wrong).length > 0 || asked.evidenceFileNo === undefined) return
        send.mutate({ ...askedOf(typed), ...asked, evidenceFileNo: asked.evidenceFileNo })
      }}
      onClose={onClose}
    >
      <ExemptionFields typed={typed} errors={errors} onType={(more) => setTyped({ ...typed, ...more })} />
    </ChangeDialog>
  )
}

type ExemptionFieldsProps = {
  typed: Typed
  errors: Partial<Record<keyof Typed, string>>
  onType: (more: Partial<Typed>) => void
}

function ExemptionFields({ typed, errors, onType }: ExemptionFieldsProps) {
  const provinces = useQuery(read(listProvinces, {}))
  const text = (name: 'memberNo' | 'year' | 'licenseNumber' | 'paperNumber' | 'institution') => ({
    name,
    value: typed[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  })
  return (
    <div className={styles.fields}>
      <SelectField
        label="근거"
        name="ground"
        options={optionsOf(exemptionGroundLabel)}
        value={typed.ground}
        onChange={({ target }) => {
          const ground = target.value as ExemptionGround
          onType(ground === 'cookLicence' ? { ground, salesType: '1' } : { ground })
        }}
      />
      <TextField label="회원번호" inputMode="numeric" maxLength={9} {...text('memberNo')} />
      <TextField label="연도" inputMode="numeric" maxLength={4} {...text('year')} />
      <SelectField
        label="교육"
        name="salesType"
        options={optionsOf(salesTypeLabel)}
        value={typed.salesType}
        onChange={({ target }) => onType({ salesType: target.value as Typed['salesType'] })}
      />
      <SelectField
        label="업종"
        name="industryType"
        options={optionsOf(industryTypeLabel)}
        value={typed.industryType}
        onChange={({ target }) => onType({ industryType: target.value as Typed['industryType'] })}
      />
      <TextField label="영업신고번호" optional maxLength={30} {...text('licenseNumber')} />
      <SelectField
        label="시·도"
        name="sidoCode"
        emptyLabel="골라주세요"
        options={(provinces.data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        value={typed.sidoCode}
        error={errors.sidoCode}
        onChange={({ target }) => onType({ sidoCode: target.value })}
      />
      <TextField label="발급 기관" maxLength={80} {...text('institution')} />
      <TextField label="증빙 번호" maxLength={60} {...text('paperNumber')} />
    </div>
  )
}

interface Typed {
  memberNo: string
  ground: ExemptionGround
  year: string
  salesType: '1' | '2'
  industryType: '1' | '2' | '3'
  licenseNumber: string
  sidoCode: string
  paperNumber: string
  institution: string
}

function typedAtFirst(memberNo: number | null, year: number): Typed {
  return {
    memberNo: memberNo === null ? '' : String(memberNo),
    ground: 'closedAllYear',
    year: String(year),
    salesType: '2',
    industryType: '1',
    licenseNumber: '',
    sidoCode: '',
    paperNumber: '',
    institution: '',
  }
}

/** Returns sentences about missing fields only; the server judges the law. */
function fieldErrors(typed: Typed): Partial<Record<keyof Typed, string>> {
  const { memberNo, year, sidoCode, paperNumber, institution } = typed
  return {
    ...(/^[1-9]\d{0,8}$/.test(memberNo) ? {} : { memberNo: '회원번호를 숫자로 입력해주세요.' }),
    ...(/^20\d\d$/.test(year) ? {} : { year: '연도를 네 자리로 입력해주세요.' }),
    ...(sidoCode === '' ? { sidoCode: '시·도를 골라주세요.' } : {}),
    ...(paperNumber.trim().length < 2 ? { paperNumber: '증빙 번호를 입력해주세요.' } : {}),
    ...(institution.trim().length < 2 ? { institution: '발급한 기관을 입력해주세요.' } : {}),
  }
}

type Facts = Omit<SentTo<typeof requestExemption>, 'reasonCode' | 'text' | 'evidenceFileNo'>

function askedOf(typed: Typed): Facts {
  const { memberNo, year, salesType, industryType, licenseNumber, ...rest } = typed
  return {
    ...rest,
    memberNo: Number(memberNo),
    year: Number(year),
    salesType: salesType === '1' ? 1 : 2,
    industryType: ({ 1: 1, 2: 2, 3: 3 } as const)[industryType],
    ...(licenseNumber.trim() === '' ? {} : { licenseNumber: licenseNumber.trim() }),
  }
}
