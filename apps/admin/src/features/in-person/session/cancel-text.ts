import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { forecastCancellation } from '@hygiene/contracts/in-person/session/staff/forecast-cancellation'
import { formatWon } from '@hygiene/domain/money/payment/won'

export type Forecast = EntityOf<typeof forecastCancellation>

export function forecastLines(forecast: Forecast): string[] {
  const { moved, refunded, awaitingAccount, withoutPayment, unpaid, waiting, waitingWithSeat } = forecast
  const lines: [number, string][] = [
    [moved, `${moved}명은 대체 회차로 옮깁니다. 결제하신 금액은 그대로입니다.`],
    [refunded.people, `${refunded.people}명에게 전액 환불합니다. (합계 ${formatWon(refunded.amountWon)})`],
    [
      awaitingAccount.people,
      `${awaitingAccount.people}명에게는 환불받을 계좌를 문자로 여쭙고 전액 환불합니다. (합계 ${formatWon(awaitingAccount.amountWon)})`,
    ],
    [withoutPayment, `${withoutPayment}명은 결제 내역을 찾지 못했습니다. 직접 확인해 환불해야 합니다.`],
    [unpaid, `아직 결제하지 않은 ${unpaid}명의 신청은 취소됩니다.`],
    [waiting, `자리를 기다리던 ${waiting}명의 대기가 끝납니다.`],
    [waitingWithSeat, `다른 회차에 자리가 있는 ${waitingWithSeat}명은 대기만 끝나고 자리는 그대로입니다.`],
  ]
  return lines.filter(([people]) => people > 0).map(([, sentence]) => sentence)
}
