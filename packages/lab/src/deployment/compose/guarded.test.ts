import { expect, it } from 'vitest'
import type { Inspected } from './containers.ts'
import { faultsOf, revealingLines } from './guarded.ts'

const SECRET = 'c2VjcmV0LW9mLXRoZS10cmlhbA'
const guarded = (service: string): Inspected => ({
  Id: '1',
  State: { Status: 'running', ExitCode: 0 },
  Config: {
    Labels: { 'com.docker.compose.service': service },
    User: '',
    Env: ['PORTONE_CHANNEL_KEY=channel', 'JWT_SECRET_FILE=/run/secrets/JWT_SECRET', 'S3_ACCESS_KEY_ID='],
  },
  HostConfig: {
    ReadonlyRootfs: true,
    CapDrop: ['ALL'],
    CapAdd: null,
    SecurityOpt: ['no-new-privileges:true'],
    Memory: 1,
    PidsLimit: 1,
    LogConfig: { Type: 'json-file', Config: { 'max-size': '20m', 'max-file': '5' } },
  },
  NetworkSettings: { Ports: {}, Networks: {} },
})

it('finds no fault in a container that matches the file', () => {
  expect(faultsOf(guarded('api'), [SECRET])).toEqual([])
})

const port = { '5432/tcp': [{ HostIp: '0.0.0.0', HostPort: '5432' }] }
it.each<[string, (container: Inspected) => void]>([
  ['writes to its own disk', ({ HostConfig }) => (HostConfig.ReadonlyRootfs = false)],
  ['keeps capabilities', ({ HostConfig }) => (HostConfig.CapDrop = null)],
  ['may gain privileges', ({ HostConfig }) => (HostConfig.SecurityOpt = [])],
  ['has no bound for memory', ({ HostConfig }) => (HostConfig.Memory = 0)],
  ['has no bound for processes', ({ HostConfig }) => (HostConfig.PidsLimit = null)],
  ['writes a log without end', ({ HostConfig }) => (HostConfig.LogConfig.Config = {})],
  ['publishes a port', ({ NetworkSettings }) => (NetworkSettings.Ports = port)],
  ['has S3_SECRET_ACCESS_KEY in its environment', ({ Config }) => (Config.Env = ['S3_SECRET_ACCESS_KEY=a'])],
  ['has REDIS_URL in its environment', ({ Config }) => (Config.Env = ['REDIS_URL=redis://:a@redis:6379'])],
  ['tells a secret to docker inspect', ({ Config }) => (Config.Labels['env'] = `KEY=${SECRET}`)],
])('reports that a container %s', (fault, breakIt) => {
  const container = guarded('postgres')
  breakIt(container)
  expect(faultsOf(container, revealingLines(`-----BEGIN-----\n${SECRET}\n`))).toEqual([`postgres ${fault}`])
})

it('accepts a scanner that writes and a reachable web server', () => {
  const [scanner, web] = [guarded('clamav'), guarded('web')]
  scanner.HostConfig.ReadonlyRootfs = false
  web.NetworkSettings.Ports = port
  expect([...faultsOf(scanner, []), ...faultsOf(web, [])]).toEqual([])
})
