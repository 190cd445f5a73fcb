import { byWhen } from './by-when.ts'
import { onlineMessage, STUDY_SAMPLE } from './message.ts'

export const paymentWaiting = onlineMessage<{ payUntil: Date }>({
  label: '결제 기한',
  body: '[위생교육] {기한}까지 결제하지 않으시면 신청이 취소됩니다. {학습실}',
  samples: { 기한: '11/27 밤12시', 학습실: STUDY_SAMPLE },
  needs: ['기한', '학습실'],
  values: ({ payUntil }, { links }) => ({ 기한: byWhen(payUntil), 학습실: links.study }),
})
