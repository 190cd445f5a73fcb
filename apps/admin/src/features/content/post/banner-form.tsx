import { bannerConnectTypes, bannerMenuTypes, bannerSites } from '@hygiene/domain/content/post/content-kinds'
import { SelectField, TextField } from '@hygiene/ui'
import styles from './contents.module.css'
import { type FormOf, typedInto } from './form-types.ts'
import { PictureField } from './picture-field.tsx'
import { TypeField } from './type-field.tsx'

export function BannerForm({ body, onChange }: FormOf<'banner'>) {
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label="자리"
          options={[
            { value: 'ad', label: '광고' },
            { value: 'footer', label: '아래쪽' },
          ]}
          value={body.place}
          onChange={({ target }) => onChange({ ...body, place: target.value === 'ad' ? 'ad' : 'footer' })}
        />
        <SelectField
          label="크기"
          options={[
            { value: 'L', label: '긴 배너' },
            { value: 'S', label: '짧은 배너' },
          ]}
          value={body.sizeType}
          onChange={({ target }) => onChange({ ...body, sizeType: target.value === 'L' ? 'L' : 'S' })}
        />
        {body.place === 'footer' && (
          <>
            <TypeField
              label="보이는 사이트"
              types={bannerSites}
              value={body.site}
              onPick={(site) => onChange({ ...body, site })}
            />
            <TypeField
              label="연결 방식"
              types={bannerConnectTypes}
              value={body.connectType}
              onPick={(connectType) => onChange({ ...body, connectType })}
            />
            <TypeField
              label="보이는 화면"
              types={bannerMenuTypes}
              value={body.menuType}
              onPick={(menuType) => onChange({ ...body, menuType })}
            />
          </>
        )}
      </div>
      <TextField label="제목" maxLength={120} {...typedInto(body, 'title', onChange)} />
      <TextField
        label="누르면 갈 주소"
        hint="이 사이트의 주소나 https:// 주소를 적어주세요."
        maxLength={300}
        {...typedInto(body, 'url', onChange)}
      />
      <PictureField path={body.imagePath} onPick={(imagePath) => onChange({ ...body, imagePath })} />
    </>
  )
}
