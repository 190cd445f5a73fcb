import type { StudyStep } from '@hygiene/domain/education/study/study-order'
import { StepIndicator } from '@hygiene/ui'

const STEPS: readonly { step: StudyStep; name: string }[] = [
  { step: 'lectures', name: '강의 시청' },
  { step: 'survey', name: '설문조사' },
  { step: 'identity', name: '본인확인' },
  { step: 'exam', name: '평가' },
  { step: 'completed', name: '수료증' },
]
const NAMES = STEPS.map(({ name }) => name)

export function StudySteps({ current }: { current: StudyStep }) {
  return (
    <StepIndicator
      label="수강 단계"
      steps={NAMES}
      current={1 + STEPS.findIndex(({ step }) => step === current)}
    />
  )
}
