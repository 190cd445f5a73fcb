import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchFailure } from '@hygiene/tooling/step'
import { containersOf } from './containers.ts'
import { faultsOf, revealingLines } from './guarded.ts'
import { PROJECT, type Stage } from './stage.ts'

const VIEW = 'id -u; grep CapEff /proc/self/status; touch /etc/written 2>/dev/null && echo written; exit 0'

export async function viewInside({ engine, secretsFolder, compose }: Stage): Promise<string> {
  const secrets = readdirSync(secretsFolder).flatMap((name) =>
    revealingLines(readFileSync(join(secretsFolder, name), 'utf8')),
  )
  const containers = await containersOf(engine.docker, PROJECT)
  const wrong = containers.flatMap((container) => faultsOf(container, secrets))
  for (const service of ['api', 'worker', 'web']) {
    const said = (await compose('exec', '-T', service, 'sh', '-c', VIEW)).split('\n')
    if (said[0]?.trim() === '0') wrong.push(`${service} runs as root`)
    if (!/CapEff:\s*0+$/.test(said[1]?.trim() ?? '')) wrong.push(`${service} has capabilities: ${said[1]}`)
    if (said.some((line) => line.trim() === 'written')) wrong.push(`${service} writes to its own disk`)
  }
  if (wrong.length > 0) throw new LaunchFailure(wrong.join('\n'))
  return `${containers.length} containers, ${secrets.length} lines of secrets`
}
