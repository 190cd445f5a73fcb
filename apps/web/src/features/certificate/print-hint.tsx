import { NoticeBox } from '@hygiene/ui'

/** How to print here. Headers and footers exist only in the print dialogue of a computer. */
export function PrintHint({ inPage }: { inPage: boolean }) {
  if (inPage) {
    return (
      <NoticeBox>
        용지는 A4, 배율은 100%로 골라주세요. 인쇄 창에 ‘머리글과 바닥글’이 보이면 꺼주세요.
      </NoticeBox>
    )
  }
  return (
    <NoticeBox title="이 화면은 내용을 확인하기 위한 것입니다.">
      <p>제출하실 때에는 아래 버튼으로 받은 수료증을 사용해주세요.</p>
      <p>[인쇄]를 누르면 수료증이 새 창에 열립니다. 그 창의 공유 또는 메뉴 버튼에서 ‘인쇄’를 골라주세요.</p>
      <p>프린터가 없으면 [PDF로 저장]을 눌러 파일로 보관해주세요.</p>
    </NoticeBox>
  )
}
