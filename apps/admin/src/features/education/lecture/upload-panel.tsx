import { CloudUpload } from 'lucide-react'
import { Panel } from '../../../shared/record/panel.tsx'
import { FileChoice } from './file-choice.tsx'
import styles from './lectures.module.css'
import type { VideoUpload } from './use-video-upload.ts'

export function UploadPanel({ isFirst, upload }: { isFirst: boolean; upload: VideoUpload }) {
  return (
    <Panel title={isFirst ? '영상 올리기' : '영상 바꾸기'}>
      <div className={styles.upload}>
        <p>
          화면과 소리가 든 2GB, 2시간까지의 파일. 끊겨도 이어서 올립니다.
          {!isFirst && ' 새 영상을 공개할 때까지 지금 영상이 계속 나갑니다.'}
        </p>
        <FileChoice label="영상 파일" accept="video/*,.mkv,.mov" tone="primary" onChoose={upload.choose}>
          <CloudUpload aria-hidden />
          영상 고르기
        </FileChoice>
        {upload.error && (
          <p role="alert" className={styles.wrong}>
            {upload.error}
          </p>
        )}
      </div>
    </Panel>
  )
}
