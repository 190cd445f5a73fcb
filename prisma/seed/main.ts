import { seedTown } from './town.ts'

const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL must name the database to fill')
await seedTown(url, process.env['PUBLIC_URL'] ?? 'http://127.0.0.1:4000')
