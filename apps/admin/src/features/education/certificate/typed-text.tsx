import {
  type CertificateText,
  certificateWordNames,
} from '@hygiene/domain/education/certificate/certificate-change'
import { printedText, undrawableSentence } from '@hygiene/domain/printed-text'
import { DateField, TextField } from '@hygiene/ui'
import type { ChangedRow } from '../../../shared/change-dialog/change-table.tsx'
import type { Edition } from './certificate-text.ts'

/** Holds the values typed into the dialog. An empty or unchanged value keeps the printed one. */
export type TypedText = Partial<CertificateText>

const FIELDS = {
  businessName: { label: '업소명', maxLength: 80 },
  userName: { label: '성명', maxLength: 40 },
  birthOn: { label: '생년월일', maxLength: 10 },
  address: { label: '소재지', maxLength: 150 },
  address2: { label: '상세 주소', maxLength: 100 },
} as const satisfies Record<keyof CertificateText, object>

const ORDER = ['businessName', 'userName', 'birthOn', 'address', 'address2'] as const

export function typedChange(typed: TypedText, { businessName }: Pick<Edition, 'businessName'>): TypedText {
  const text = certificateWordNames.flatMap((name) => {
    const word = printedText(typed[name] ?? '')
    return word === '' || (name === 'businessName' && word === businessName) ? [] : [[name, word]]
  })
  return Object.fromEntries(text) as TypedText
}

/** Returns why the text cannot be printed, or null if it can. */
export function judgeText(changed: TypedText): string | null {
  const text = Object.values(changed)
  if (text.length === 0) return '바꿀 내용을 입력해주세요.'
  return text.map(undrawableSentence).find((sentence) => sentence !== null) ?? null
}

export function wordRows(
  { businessName, userName, birth, address }: Edition,
  typed: TypedText,
  onType: (part: TypedText) => void,
): ChangedRow[] {
  const printed = { businessName, userName, birthOn: birth, address, address2: '-' }
  return ORDER.map((name) => {
    const { label, maxLength } = FIELDS[name]
    const field = {
      label: `바뀐 ${label}`,
      hideLabel: true,
      placeholder: '그대로',
      autoComplete: 'off',
      value: typed[name] ?? '',
      onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
    }
    return {
      label,
      before: printed[name],
      after:
        name === 'birthOn' ? (
          <DateField {...field} type="date" />
        ) : (
          <TextField {...field} maxLength={maxLength} />
        ),
    }
  })
}
