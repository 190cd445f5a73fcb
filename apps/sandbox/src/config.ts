import { z } from 'zod'

export const environment = z.object({
  DEPLOYMENT: z
    .literal('development', { error: 'The sandbox is never started in production' })
    .default('development')
    .describe('Anything else is refused'),
  SANDBOX_HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  SANDBOX_PORT: z.coerce.number().int().default(4100).describe('Port to listen on'),
  SANDBOX_PUBLIC_URL: z.url().optional().describe('Address under which browsers reach the sandbox'),
  SANDBOX_WEBHOOK_URL: z
    .url()
    .default('http://127.0.0.1:4000/api/payments/notice')
    .describe('Where payment notices are sent'),
  SANDBOX_STATE_FILE: z.string().optional().describe('JSON file that keeps payments across a restart'),
  PORTONE_API_SECRET: z.string().default('sandbox-api-secret').describe('Secret of the REST API'),
  PORTONE_WEBHOOK_SECRET: z
    .string()
    .default('whsec_c2FuZGJveC13ZWJob29rLXNlY3JldA==')
    .describe('Secret that signs notices (Standard Webhooks)'),
  SANDBOX_CHANNEL_TYPE: z
    .enum(['TEST', 'LIVE'])
    .default('TEST')
    .describe('Of payments and identity checks; LIVE for a test of production, which takes no other'),
  PORTONE_STORE_ID: z.string().default('store-sandbox').describe('The one store of this sandbox'),
  SOLAPI_API_KEY: z.string().default('sandbox-sms-key').describe('Key of the text message API'),
  SOLAPI_API_SECRET: z.string().default('sandbox-sms-secret').describe('Secret its callers sign with'),
  FOOD_SAFETY_KEY: z.string().default('sandbox-food-safety-key').describe('Key of the licence register'),
  SMS_SENDER: z.string().default('0200000000').describe('The one number that may send'),
})
