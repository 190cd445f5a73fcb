import { Refused, useSend } from '@hygiene/client'
import { declareNoCaptions } from '@hygiene/contracts/education/lecture/staff/declare-no-captions'
import { readStaffLecture } from '@hygiene/contracts/education/lecture/staff/read-staff-lecture'
import { saveCaptions } from '@hygiene/contracts/education/lecture/staff/save-captions'
import { Button, showToast, TextField } from '@hygiene/ui'
import { Captions } from 'lucide-react'
import { useState } from 'react'
import { FileChoice } from './file-choice.tsx'
import type { Video } from './lecture-text.ts'
import styles from './lectures.module.css'

/** Uploads a caption file, or stores the reason why there is none. */
export function CaptionsForm({ video: { videoNo } }: { video: Video }) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const save = useSend(saveCaptions, {
    refresh: [readStaffLecture],
    onDone: ({ cues }) => showToast(`자막 ${cues}개를 넣었습니다.`),
    onRefused: ({ message }: Refused) => setWrong(message),
  })
  const declare = useSend(declareNoCaptions, {
    refresh: [readStaffLecture],
    refusedTitle: '적지 못했습니다',
  })
  const isSaid = text.trim().length >= 2
  const choose = async (file: File) => {
    setWrong(null)
    save.mutate({ videoNo, captions: await file.text() })
  }
  return (
    <div className={styles.captions}>
      <FileChoice
        label="자막 파일"
        accept=".vtt,text/vtt"
        tone="primary"
        onChoose={(file) => void choose(file)}
      >
        <Captions aria-hidden />
        자막 올리기 (WebVTT)
      </FileChoice>
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <div className={styles.needless}>
        <TextField
          label="자막이 필요 없는 사유"
          name="needless"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          tone="secondary"
          size="small"
          busy={declare.isPending}
          unavailable={!isSaid}
          onClick={() => isSaid && declare.mutate({ videoNo, text })}
        >
          자막 없이 하기
        </Button>
      </div>
    </div>
  )
}
