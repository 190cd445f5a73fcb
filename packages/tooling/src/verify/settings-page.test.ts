import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../launcher/paths.ts'
import { type ConfiguredProgram, settingsPage } from './settings-page.ts'

const PROGRAMS = [
  ['api', 'API'],
  ['worker', 'worker'],
  ['console', 'operator programs'],
  ['sandbox', 'sandbox'],
] as const

const REFUSAL = 'Not for production, set your own: '

let programs: ConfiguredProgram[]
beforeAll(async () => {
  programs = await Promise.all(PROGRAMS.map(configured))
}, 60_000)

it('keeps docs/settings.md equal to the schemas', async () => {
  await expect(settingsPage(programs)).toMatchFileSnapshot(join(root, 'docs/settings.md'))
})

const program = (name: string, meaning: string): ConfiguredProgram => ({
  name,
  environment: z.object({ PORT: z.string().default('1').describe(meaning) }),
  refused: [],
})

it('refuses two meanings of one setting', () => {
  expect(() => settingsPage([program('a', 'The port.'), program('b', 'A check-in.')])).toThrow(
    'b describes PORT as «A check-in.», another program as «The port.»',
  )
})

async function configured([app, name]: (typeof PROGRAMS)[number]): Promise<ConfiguredProgram> {
  const file = pathToFileURL(join(root, `apps/${app}/src/config.ts`)).href
  const { environment, readConfig } = (await import(file)) as {
    environment: z.ZodObject
    readConfig?: (env: Record<string, string>) => unknown
  }
  if (app === 'sandbox') return { name, environment: ownOfSandbox(environment), refused: [] }
  return { name, environment, refused: readConfig ? refusedBy(readConfig) : [] }
}

/** Ignores the keys of outside services, which the sandbox reads as their counterpart. */
function ownOfSandbox(environment: z.ZodObject): z.ZodObject {
  return z.object(
    Object.fromEntries(Object.entries(environment.shape).filter(([name]) => name.startsWith('SANDBOX_'))),
  )
}

function refusedBy(readConfig: (env: Record<string, string>) => unknown): string[] {
  try {
    readConfig({ DEPLOYMENT: 'production', DATABASE_URL: 'postgresql://localhost/hygiene' })
    return []
  } catch (error) {
    const [, names = ''] = String(error instanceof Error ? error.message : error).split(REFUSAL)
    return names.split(', ')
  }
}
