import { buildSandbox } from './app.ts'
import { sandboxEnvironment } from './config.ts'

const environment = sandboxEnvironment.parse(process.env)

const app = await buildSandbox({
  publicUrl: environment.SANDBOX_PUBLIC_URL,
  webhookUrl: environment.SANDBOX_WEBHOOK_URL,
  webhookSecret: environment.PORTONE_WEBHOOK_SECRET,
  apiSecret: environment.PORTONE_API_SECRET,
  storeId: environment.PORTONE_STORE_ID,
  smsApiKey: environment.SOLAPI_API_KEY,
  smsApiSecret: environment.SOLAPI_API_SECRET,
  foodSafetyKey: environment.FOOD_SAFETY_KEY,
  smsSender: environment.SMS_SENDER,
  channelType: environment.SANDBOX_CHANNEL_TYPE,
  stateFile: environment.SANDBOX_STATE_FILE,
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0))
  })
}

const address = await app.listen({ host: environment.SANDBOX_HOST, port: environment.SANDBOX_PORT })
process.stdout.write(`sandbox: ${address}\n`)
