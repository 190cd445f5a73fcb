import { NoticeBox } from '@hygiene/ui'
import type { PrintText } from './print-text.ts'

/** How to print here. Headers and footers exist only in the print dialogue of a computer. */
export function PrintHint({ onPhone }: { onPhone?: PrintText['onPhone'] }) {
  if (!onPhone) {
    return (
      <NoticeBox>
        용지는 A4, 배율은 100%로 골라주세요. 인쇄 창에 ‘머리글과 바닥글’이 보이면 꺼주세요.
      </NoticeBox>
    )
  }
  return (
    <NoticeBox title={onPhone.title}>
      {onPhone.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>프린터가 없으면 [PDF로 저장]을 눌러 파일로 보관해주세요.</p>
    </NoticeBox>
  )
}
