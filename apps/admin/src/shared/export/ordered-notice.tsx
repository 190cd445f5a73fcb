import { Dialog, LinkButton, NoticeBox } from '@hygiene/ui'

type OrderedProps = { rowCount: number; approvalNo: number | null; unit: string; onClose: () => void }

export function OrderedNotice({ rowCount, approvalNo, unit, onClose }: OrderedProps) {
  const size = `${rowCount.toLocaleString('ko-KR')}${unit}`
  const text =
    approvalNo === null
      ? '다 만들면 내보낸 목록에서 한 번 받을 수 있습니다. 24시간이 지나면 삭제합니다.'
      : `결재 ${approvalNo}번으로 올렸습니다. 다른 직원이 승인하면 만듭니다.`
  return (
    <Dialog isOpen title="목록 내보내기" onClose={onClose}>
      <NoticeBox
        title={approvalNo === null ? `${size}을 만들고 있습니다.` : `${size}의 승인을 기다립니다.`}
        live
      >
        <p>{text}</p>
        <LinkButton href="/staff/exports">내보낸 목록 보기</LinkButton>
      </NoticeBox>
    </Dialog>
  )
}
