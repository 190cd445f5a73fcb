import { buildSandbox } from './app.ts'
import { environment } from './config.ts'

const settings = environment.parse(process.env)

const app = await buildSandbox({
  publicUrl: settings.SANDBOX_PUBLIC_URL,
  webhookUrl: settings.SANDBOX_WEBHOOK_URL,
  webhookSecret: settings.PORTONE_WEBHOOK_SECRET,
  apiSecret: settings.PORTONE_API_SECRET,
  storeId: settings.PORTONE_STORE_ID,
  smsApiKey: settings.SOLAPI_API_KEY,
  smsApiSecret: settings.SOLAPI_API_SECRET,
  foodSafetyKey: settings.FOOD_SAFETY_KEY,
  smsSender: settings.SMS_SENDER,
  channelType: settings.SANDBOX_CHANNEL_TYPE,
  stateFile: settings.SANDBOX_STATE_FILE,
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0))
  })
}

const address = await app.listen({ host: settings.SANDBOX_HOST, port: settings.SANDBOX_PORT })
process.stdout.write(`sandbox: ${address}\n`)
