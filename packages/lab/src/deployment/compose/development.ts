import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { login } from '@hygiene/contracts/member/login/login'
import { contractClient, PASSWORD } from '@hygiene/testing'
import { freePort } from '@hygiene/testing/postgres-embedded'
import { LaunchFailure } from '@hygiene/tooling/step'
import { untilHealthy } from './containers.ts'
import { type Command, composeOf, type Engine } from './engine.ts'

const NAME = 'hygiene-lab-environment'
const OURS = ['environment', 'sandbox', 'api', 'worker', 'web']

export interface Environment {
  compose: Command
  origin: string
}

export async function environmentOf(engine: Engine, place: string): Promise<Environment> {
  const [web, outside] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${web}`
  const gateway = `http://127.0.0.1:${outside}`
  const network = process.env['BUILD_NETWORK']
  const build = network ? { build: { network } } : {}
  const file = join(place, 'environment.yml')
  writeFileSync(file, JSON.stringify({ services: Object.fromEntries(OURS.map((name) => [name, build])) }))
  const env = {
    WEB_PORT: String(web),
    PUBLIC_URL: origin,
    SANDBOX_PORT_OUTSIDE: String(outside),
    PORTONE_SDK_URL: `${gateway}/v2/browser-sdk.js`,
    GATEWAY_ORIGIN: gateway,
    SANDBOX_PUBLIC_URL: gateway,
  }
  return { origin, compose: composeOf(engine, { name: NAME, files: ['docker-compose.yml', file], env }) }
}

export async function startEnvironment({ docker }: Engine, { compose, origin }: Environment): Promise<void> {
  await compose('up', '--detach')
  await untilHealthy(docker, NAME)
  for (const path of ['/readyz', '/main', '/staff/', '/icon.svg']) {
    const { status } = await fetch(`${origin}${path}`)
    if (status !== 200) throw new LaunchFailure(`The environment answers ${status} to ${path}.`)
  }
  const person = { userId: 'youngja60', userPw: PASSWORD, applicationId: 'edu' } as const
  const { refusal } = await contractClient(origin).call(login, person)
  if (refusal !== null) throw new LaunchFailure(`The environment answers ${refusal} to a person of its seed.`)
}
