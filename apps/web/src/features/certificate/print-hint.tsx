import { NoticeBox } from '@hygiene/ui'

/** How to print here; headers and footers exist only in the print dialogue of a computer. */
export function PrintHint({ inPage }: { inPage: boolean }) {
  if (inPage) {
    return (
      <NoticeBox>
        용지는 A4, 배율은 100%로 골라주세요. 인쇄 창에 ‘머리글과 바닥글’이 보이면 꺼주세요.
      </NoticeBox>
    )
  }
  return (
    <NoticeBox>
      [인쇄]를 누르면 수료증이 새 창에 열립니다. 그 화면의 공유 또는 메뉴 단추에서 ‘인쇄’를 골라주세요.
      인쇄기가 없으면 [PDF로 저장]을 누른 뒤 가까운 인쇄소나 주민센터에서 인쇄할 수 있습니다.
    </NoticeBox>
  )
}
