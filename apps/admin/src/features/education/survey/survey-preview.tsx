import { RadioCards, TextAreaField } from '@hygiene/ui'
import { PhonePreview } from '../../../shared/phone-frame/phone-preview.tsx'
import { linesOf, type Typed } from './survey-form.ts'

/** Previews the survey with the public site's own controls at phone width. */
export function SurveyPreview({ typed: { title, questions } }: { typed: Typed }) {
  return (
    <PhonePreview>
      <h1>{title || '설문 이름'}</h1>
      {questions.map(({ key, kind, text, choices, isRequired }, place) => {
        const wording = `${place + 1}. ${text || '질문'}`
        return kind === 'text' ? (
          <TextAreaField key={key} label={wording} optional={!isRequired} rows={4} readOnly value="" />
        ) : (
          <RadioCards
            key={key}
            legend={isRequired ? wording : `${wording} (선택)`}
            options={linesOf(choices).map((label, at) => ({ value: String(at), label }))}
            value={undefined}
            onChange={() => undefined}
          />
        )
      })}
    </PhonePreview>
  )
}
