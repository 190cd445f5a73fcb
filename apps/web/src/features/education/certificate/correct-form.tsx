import { useSend } from '@hygiene/client'
import { judgeForm } from '@hygiene/client/judge-form'
import { correctCertificate } from '@hygiene/contracts/education/certificate/correct-certificate'
import { readCertificate } from '@hygiene/contracts/education/certificate/read-certificate'
import { readInPersonCertificate } from '@hygiene/contracts/in-person/enrolment/read-in-person-certificate'
import { placeForm } from '@hygiene/contracts/forms/place'
import { type TypedText, undrawableSentence, textToCorrect } from '@hygiene/domain'
import { Button, Card, TextField } from '@hygiene/ui'
import { pick } from 'zod/mini'
import { fieldOf } from '../../../shared/forms/part.ts'
import { ScreenForm } from '../../../shared/forms/screen-form.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'

const LABELS = { businessName: '업소명', address: '영업장 주소', address2: '상세 주소' } as const
const LENGTHS = { businessName: 80, address: 150, address2: 100 } as const
const correctForm = pick(placeForm, { businessName: true, address: true, address2: true })

type CorrectFormProps = { certificateNumber: string; text: TypedText }

/** Words with a letter that no document can print, typed again by their owner; then the certificate is drawn. */
export function CorrectForm({ certificateNumber, text }: CorrectFormProps) {
  const wanted = textToCorrect(text)
  const form = useFields<TypedText>(text, (draft) => judgeForm(correctForm, draft))
  const send = useSend(correctCertificate, {
    refusedTitle: '수료증을 고치지 못했습니다',
    refresh: [readCertificate, readInPersonCertificate],
  })
  const field = fieldOf<keyof TypedText>(form)

  return (
    <Card
      title="인쇄할 수 없는 글자가 있습니다"
      lead="수료하신 기록은 그대로 남아 있습니다. 아래 글자만 고치시면 수료증을 바로 만들어 드립니다."
    >
      <ScreenForm
        wrong={form.wrong}
        isBusy={send.isPending}
        onSubmit={() => {
          if (form.passes()) send.mutate({ certificateNumber, ...form.draft })
        }}
      >
        {wanted.map((name) => (
          <TextField
            key={name}
            label={LABELS[name]}
            autoComplete="off"
            maxLength={LENGTHS[name]}
            {...field(name)}
            error={form.wrong[name] ?? undrawableSentence(form.draft[name]) ?? undefined}
          />
        ))}
        <Button type="submit" wide busy={send.isPending}>
          고쳐서 수료증 만들기
        </Button>
      </ScreenForm>
    </Card>
  )
}
