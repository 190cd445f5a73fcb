import { formatWon } from '../../money/payment/won.ts'
import { byWhen } from './by-when.ts'
import { onlineMessage, STUDY_SAMPLE } from './message.ts'

export const paid = onlineMessage<{ amountWon: number; finishBy: Date }>({
  label: '결제 완료',
  body: '[위생교육] {금액} 결제됐습니다. {기한}까지 마쳐주세요. 듣기 {학습실}',
  samples: { 금액: '36,000원', 기한: '12/31 18시', 학습실: STUDY_SAMPLE },
  needs: ['금액', '학습실'],
  values: ({ amountWon, finishBy }, { links }) => ({
    금액: formatWon(amountWon),
    기한: byWhen(finishBy),
    학습실: links.study,
  }),
})
