import type { CreditReason } from './watch-credit.ts'

export const creditReasonSentence: Record<CreditReason, string> = {
  ALREADY_RECORDED: '이미 저장된 시청 기록이므로 그대로 이어서 시청하시면 됩니다.',
  LEASE_LOST:
    '다른 창이나 기기에서 강의가 재생되어 이 창의 시청 시간은 인정되지 않으니, 여기서 계속하려면 ‘이어서 보기’를 눌러야 합니다.',
  SKIPPED_AHEAD:
    '건너뛴 구간은 시청 시간으로 인정되지 않으니, 인정된 시간으로 돌아가 이어서 시청해야 합니다.',
  FASTER_THAN_CLOCK:
    '실제로 지난 시간보다 긴 시청 시간은 인정되지 않으니, 보통 속도로 이어서 시청해야 합니다.',
  CHECKPOINT_WAITING:
    '40분 단위 중간체크를 확인할 때까지 시청 시간이 멈춰 있으니, PLAY 버튼을 다시 눌러 시청해야 합니다.',
  ALREADY_WATCHED: '이미 인정된 구간을 다시 보고 있어 시청 시간이 늘지 않으며, 이어지는 구간부터 인정됩니다.',
  NOT_YET_FULL: '아직 시청하지 않은 시간이 남아 있으니, 남은 구간을 끝까지 시청해야 수강이 완료됩니다.',
}
