import { connectDatabase } from '@hygiene/db/connect'
import { notifySandbox } from './notify-sandbox.ts'
import { seedDemoData } from './environment.ts'

async function isInhabited(databaseUrl: string): Promise<boolean> {
  const { db, close } = connectDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    return (await db.member.count()) > 0
  } finally {
    await close()
  }
}

if (process.env['DEPLOYMENT'] === 'production') {
  throw new Error('Seeded people do not live in production: nothing is seeded')
}
const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL must name the database to fill')
if (process.argv.includes('--if-empty') && (await isInhabited(url))) {
  process.stdout.write('People live in this environment already; nothing is seeded.\n')
} else {
  await seedDemoData(url, process.env['PUBLIC_URL'] ?? 'http://127.0.0.1:4000')
}

const sandboxUrl = process.env['SANDBOX_URL']
if (sandboxUrl) await notifySandbox(url, sandboxUrl)
