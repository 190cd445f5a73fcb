import { TextField } from '@hygiene/ui'
import { type FormOf, typedInto } from './form-types.ts'

/** A related site of the footer. */
export function SiteForm({ body, onChange }: FormOf<'site'>) {
  return (
    <>
      <TextField label="이름" maxLength={80} {...typedInto(body, 'title', onChange)} />
      <TextField
        label="누르면 갈 주소"
        hint="https://로 시작하는 주소를 적어주세요."
        maxLength={300}
        {...typedInto(body, 'url', onChange)}
      />
    </>
  )
}
