import { GatewayUnavailable } from '@hygiene/gateways'
import type { CodeDeps } from '@hygiene/operations/member/account/deliver-code'
import { takePlace } from '@hygiene/operations/platform/message/take-place'
import type { Deps } from '../../deps.ts'

/** The dependencies of keeping and sending a code; an outage and a full day (the ceiling) are a message that was not sent. */
export function codeSender({ db, config, sms, association, now }: Deps): CodeDeps {
  return {
    db,
    pepper: config.IDENTITY_PEPPER,
    sendText: async (message) => {
      try {
        const ceiling = { aDay: config.SMS_A_DAY, keptForUrgent: config.SMS_KEPT_FOR_URGENT }
        if (!(await takePlace(db, ceiling, true, now()))) return false
        const { text } = await association(now())
        return (await sms.send({ ...message, sender: text.messageSender })).outcome === 'sent'
      } catch (error) {
        if (error instanceof GatewayUnavailable) return false
        throw error
      }
    },
  }
}
