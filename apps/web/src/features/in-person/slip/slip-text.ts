import { SUPPORT_CONTACT } from '../../../app/association/association.ts'
import type { PrintText } from '../../../shared/printing/print-text.ts'

export const SLIP_PRINT_TEXT: PrintText = {
  toolbar: '수강증 출력',
  preview: '수강증 미리보기 (PDF)',
  making: '수강증을 만들고 있습니다.',
  longWait: '평소보다 오래 걸리고 있습니다. 창을 닫고 나중에 다시 여셔도 신청하신 자리는 그대로입니다.',
  failed: '수강증 파일을 만들지 못했습니다.',
  failedHelp: `신청하신 자리는 그대로입니다. 수강증이 없어도 교육장에서 이름으로 확인해 드립니다. 궁금하신 점은 ${SUPPORT_CONTACT}로 전화해주세요.`,
  onPhone: {
    title: '출입구에서 이 화면의 QR을 보여주셔도 됩니다.',
    sentences: [
      '종이로 가져오시려면 [인쇄]를 눌러주세요. 수강증이 새 창에 열립니다. 그 창의 공유 또는 메뉴 버튼에서 ‘인쇄’를 골라주세요.',
    ],
  },
  onPaper: '수강증은 화면의 [인쇄] 버튼으로 인쇄해주세요.',
}
