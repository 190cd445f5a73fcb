import { type IndustryType, industryTypeLabel } from '@hygiene/domain/text'
import { Button, Card, optionsOf, SelectField } from '@hygiene/ui'
import {
  CompanyPhone,
  MobilePhone,
  PositionChoice,
} from '../../../shared/application-form/applicant-parts.tsx'
import styles from '../../../shared/application-form/application-form.module.css'
import { Consent } from '../../../shared/application-form/consent.tsx'
import { PlaceFields } from '../../../shared/application-form/place-fields.tsx'
import { useProvinces } from '../../../shared/application-form/use-provinces.ts'
import type { FormFields } from '@hygiene/client/use-fields'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import type { OwnText, Mode } from './own-text.ts'

const TRADES = optionsOf(industryTypeLabel)

type TextFormProps = {
  form: FormFields<OwnText>
  mode: Mode
  education: string
  isBusy: boolean
  onSend: () => void
}

export function TextForm({ form, mode, education, isBusy, onSend }: TextFormProps) {
  const provinces = useProvinces()
  const { field } = form
  const isChange = mode === 'change'
  return (
    <ScreenForm form={form} onPass={() => isBusy || onSend()}>
      <Card title="영업장" lead={isChange ? CHANGEABLE : MENDABLE}>
        <div className={styles.fields}>
          {isChange && <SelectField label="업종" options={TRADES} {...field('industryType')} />}
          <PlaceFields {...form} provinces={provinces} mayBeUnreported={form.draft.beforeReport} />
        </div>
      </Card>
      <Card title="연락처와 직위">
        <div className={styles.fields}>
          <div className={styles.pair}>
            {isChange && <MobilePhone field={field} />}
            <CompanyPhone field={field} />
          </div>
          <PositionChoice {...form} />
        </div>
      </Card>
      {isChange && (
        <Card title="동의해주세요">
          <Consent {...form} education={education} />
        </Card>
      )}
      <Button type="submit" wide busy={isBusy}>
        {isChange ? '신청 변경하기' : '고친 내용 저장하기'}
      </Button>
    </ScreenForm>
  )
}

const CHANGEABLE = '결제하시기 전이라 모두 바꾸실 수 있습니다. 취소하고 다시 신청하지 않으셔도 됩니다.'
const MENDABLE = '수료증에 적히는 내용입니다. 수료하시기 전까지 고치실 수 있습니다.'

export const tradeText = (industryType: IndustryType) => industryTypeLabel[industryType]
