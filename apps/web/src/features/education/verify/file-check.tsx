import { Button, Card, NoticeBox, type NoticeTone } from '@hygiene/ui'
import { FileSearch } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { type Comparison, compareFile } from './compare-file.ts'
import styles from './verify.module.css'

type Outcome = { fileName: string; comparison: Comparison }

const TEXT: Record<Comparison, { tone: NoticeTone; title: string; advice: string }> = {
  same: {
    tone: 'done',
    title: '이 파일은 발급된 원본과 같습니다.',
    advice: '한 글자도 바뀌지 않은 파일입니다.',
  },
  different: {
    tone: 'error',
    title: '이 파일은 발급된 원본과 다릅니다.',
    advice: '내용이 바뀌었거나 다른 파일입니다. 종이를 찍은 사진이나 다시 저장한 파일도 다르게 나옵니다.',
  },
  unreadable: {
    tone: 'warn',
    title: '파일을 읽지 못했습니다.',
    advice: '파일을 기기에 내려받은 뒤 다시 골라주세요.',
  },
  impossible: {
    tone: 'warn',
    title: '이 브라우저에서는 파일을 비교할 수 없습니다.',
    advice: '다른 브라우저에서 열거나, 위의 내용을 받으신 문서와 맞춰봐주세요.',
  },
}

export function FileCheck({ sha256 }: { sha256: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function compare({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    setOutcome(null)
    setIsBusy(true)
    setOutcome({ fileName: file.name, comparison: await compareFile(file, sha256) })
    setIsBusy(false)
    target.value = ''
  }

  return (
    <Card
      title="PDF 파일을 받으셨나요?"
      lead="받은 PDF 파일이 발급된 원본 그대로인지 확인합니다. 파일은 이 기기 밖으로 나가지 않습니다."
    >
      <div>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          hidden
          aria-label="비교할 PDF 파일"
          onChange={(event) => void compare(event)}
        />
        <Button tone="secondary" busy={isBusy} onClick={() => input.current?.click()}>
          <FileSearch aria-hidden />
          PDF 파일 고르기
        </Button>
      </div>
      {outcome && <OutcomeBox outcome={outcome} />}
      <details className={styles.fingerprint}>
        <summary>원본 파일의 SHA-256 값 보기</summary>
        <p>파일 내용으로 계산한 값입니다. 한 글자만 바뀌어도 전혀 다른 값이 됩니다.</p>
        <code>{sha256}</code>
      </details>
    </Card>
  )
}

function OutcomeBox({ outcome: { fileName, comparison } }: { outcome: Outcome }) {
  const { tone, title, advice } = TEXT[comparison]
  return (
    <NoticeBox tone={tone} title={title} live>
      <p>{advice}</p>
      <p>고른 파일: {fileName}</p>
    </NoticeBox>
  )
}
