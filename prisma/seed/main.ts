import { connectDatabase } from '@hygiene/db'
import { tellSandbox } from './tell-sandbox.ts'
import { seedTown } from './town.ts'

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
  process.stdout.write('People live in this town already; nothing is seeded.\n')
} else {
  await seedTown(url, process.env['PUBLIC_URL'] ?? 'http://127.0.0.1:4000')
}

const sandboxUrl = process.env['SANDBOX_URL']
if (sandboxUrl) await tellSandbox(url, sandboxUrl)
