import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Environment } from './open-environment.ts'
import { ROOT } from './program.ts'

export async function seedDemoData({ url, databaseUrl, sandbox }: Environment): Promise<void> {
  const seed = spawn(process.execPath, [join(ROOT, 'prisma', 'seed', 'main.ts')], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, PUBLIC_URL: url, SANDBOX_URL: sandbox.origin },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(seed, 'exit')
  if (code !== 0) throw new Error(`The environment could not be seeded: code ${String(code)}`)
}

export const PEOPLE = [
  null,
  'youngja60',
  'minsu1958',
  'gapsun59',
  'sunhee61',
  'jaeho1955',
  'dongsu1963',
  'mija1959',
  'yongsik52',
  'namgung67',
  'hyejin85',
  'donghun79',
  'kyungmi74',
  'jinwoo88',
  'myungok68',
  'sujin90',
] as const
