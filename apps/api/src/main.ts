import { randomInt } from 'node:crypto'
import { connectDatabase } from '@hygiene/db'
import {
  createAddressGateway,
  createIdentityGateway,
  createLeakedPasswords,
  createPaymentGateway,
  createSmsGateway,
  createStorage,
} from '@hygiene/gateways'
import { buildApi } from './app.ts'
import { readConfig } from './config.ts'
import { groupedOver } from './deps.ts'

const config = readConfig(process.env)
const database = connectDatabase({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL })
const portone = {
  apiSecret: config.PORTONE_API_SECRET,
  storeId: config.PORTONE_STORE_ID,
  baseUrl: config.PORTONE_BASE_URL,
}

const app = await buildApi({
  config,
  get db() {
    return database.db
  },
  pool: database.pool,
  ...groupedOver(database.pool),
  now: () => new Date(),
  random: () => randomInt(2 ** 47) / 2 ** 47,
  payment: createPaymentGateway(portone),
  identity: createIdentityGateway(portone),
  address: createAddressGateway({ baseUrl: config.JUSO_BASE_URL, confirmKey: config.JUSO_KEY }),
  sms: createSmsGateway({
    apiKey: config.SOLAPI_API_KEY,
    apiSecret: config.SOLAPI_API_SECRET,
    sender: config.SMS_SENDER,
    baseUrl: config.SOLAPI_BASE_URL,
  }),
  leakedPasswords: createLeakedPasswords({
    baseUrl: config.LEAKED_PASSWORDS_URL,
    warn: (sentence) => app.log.warn(sentence),
  }),
  storage: createStorage({ directory: config.STORAGE_DIR }),
})

await app.listen({ host: config.HOST, port: config.PORT })

async function stop(): Promise<void> {
  await app.close()
  await database.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
