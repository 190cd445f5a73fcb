import { useForm } from '@hygiene/client/use-form'
import { correctCertificate } from '@hygiene/contracts/education/certificate/correct-certificate'
import { readCertificate } from '@hygiene/contracts/education/certificate/read-certificate'
import { readInPersonCertificate } from '@hygiene/contracts/in-person/enrolment/read-in-person-certificate'
import { placeForm } from '@hygiene/contracts/forms/place'
import { type TypedText, textToCorrect } from '@hygiene/domain/education/certificate/correct-text'
import { undrawableSentence } from '@hygiene/domain/printed-text'
import { Button, Card, TextField } from '@hygiene/ui'
import { pick } from 'zod/mini'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'

const LABELS = { businessName: '업소명', address: '영업장 주소', address2: '상세 주소' } as const
const LENGTHS = { businessName: 80, address: 150, address2: 100 } as const
const correctForm = pick(placeForm, { businessName: true, address: true, address2: true })

type CorrectFormProps = { certificateNumber: string; text: TypedText }

/** Lets the owner retype words with a character that no document can print; then the certificate is generated. */
export function CorrectForm({ certificateNumber, text }: CorrectFormProps) {
  const wanted = textToCorrect(text)
  const form = useForm(correctCertificate, {
    rules: correctForm,
    start: text,
    input: (draft) => ({ certificateNumber, ...draft }),
    refusedTitle: '수료증을 고치지 못했습니다',
    refresh: [readCertificate, readInPersonCertificate],
  })

  return (
    <Card
      title="인쇄할 수 없는 글자가 있습니다"
      lead="수료하신 기록은 그대로 남아 있습니다. 아래 글자만 고치시면 수료증을 바로 만들어 드립니다."
    >
      <ScreenForm form={form}>
        {wanted.map((name) => (
          <TextField
            key={name}
            label={LABELS[name]}
            autoComplete="off"
            maxLength={LENGTHS[name]}
            {...form.field(name)}
            error={form.wrong[name] ?? undrawableSentence(form.draft[name]) ?? undefined}
          />
        ))}
        <Button type="submit" wide busy={form.isBusy}>
          고쳐서 수료증 만들기
        </Button>
      </ScreenForm>
    </Card>
  )
}
