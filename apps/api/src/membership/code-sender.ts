import { GatewayUnavailable } from '@hygiene/gateways'
import type { CodeDeps } from '@hygiene/operations/membership/deliver-code'
import type { Deps } from '../deps.ts'

/** The dependencies of keeping and sending a code; an outage of the provider is a message that was not sent. */
export function codeSender({ db, config, sms, association, now }: Deps): CodeDeps {
  return {
    db,
    pepper: config.IDENTITY_PEPPER,
    sendText: async (message) => {
      try {
        const { words } = await association(now())
        return (await sms.send({ ...message, sender: words.messageSender })).outcome === 'sent'
      } catch (error) {
        if (error instanceof GatewayUnavailable) return false
        throw error
      }
    },
  }
}
