import { Button } from '@hygiene/ui'
import styles from './contents.module.css'
import { FileButton, PICTURES } from '../../../shared/file-button/file-button.tsx'
import { uploadPicture } from './upload-file.ts'

export function PictureField({ path, onPick }: { path: string; onPick: (path: string) => void }) {
  return (
    <div className={styles.files}>
      <b>그림</b>
      {path !== '' && <img src={path} alt="" height={64} />}
      <FileButton
        label={path === '' ? '그림 올리기' : '그림 바꾸기'}
        kinds={PICTURES}
        className={styles.attach}
        onFile={async (file) => {
          const picture = await uploadPicture(file)
          if (picture) onPick(picture.path)
        }}
      >
        {null}
      </FileButton>
      {path !== '' && (
        <Button tone="quiet" size="small" onClick={() => onPick('')}>
          그림 삭제
        </Button>
      )}
    </div>
  )
}
