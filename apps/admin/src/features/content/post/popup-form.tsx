import { popupTypes } from '@hygiene/domain/content/post/content-kinds'
import { TextAreaField, TextField } from '@hygiene/ui'
import { type FormOf, typedInto } from './form-types.ts'
import { PictureField } from './picture-field.tsx'
import { TypeField } from './type-field.tsx'

export function PopupForm({ body, onChange }: FormOf<'popup'>) {
  return (
    <>
      <TextField label="머리글" maxLength={30} {...typedInto(body, 'badge', onChange)} />
      <TextField label="제목" maxLength={120} {...typedInto(body, 'title', onChange)} />
      <TextAreaField label="글" optional maxLength={300} rows={3} {...typedInto(body, 'text', onChange)} />
      <TextField label="버튼 문구" maxLength={30} {...typedInto(body, 'actionLabel', onChange)} />
      <TextField
        label="누르면 갈 주소"
        hint="이 사이트의 주소(/edu/online)나 https:// 주소를 적어주세요."
        maxLength={300}
        {...typedInto(body, 'url', onChange)}
      />
      <TextField
        label="휴대전화에서 갈 주소"
        optional
        maxLength={300}
        {...typedInto(body, 'mobilePath', onChange)}
      />
      <TypeField
        label="보이는 곳"
        types={popupTypes}
        value={body.popupType}
        onPick={(popupType) => onChange({ ...body, popupType })}
      />
      <PictureField path={body.imagePath} onPick={(imagePath) => onChange({ ...body, imagePath })} />
      {body.imagePath !== '' && (
        <TextField label="그림 설명" maxLength={300} {...typedInto(body, 'imageAlt', onChange)} />
      )}
    </>
  )
}
