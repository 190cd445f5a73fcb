import { request } from 'node:http'

export function dockerEngineAnswers(): Promise<boolean> {
  const host = process.env['DOCKER_HOST'] ?? 'unix:///var/run/docker.sock'
  const address = new URL(host)
  const where =
    address.protocol === 'unix:'
      ? { socketPath: address.pathname }
      : { host: address.hostname, port: address.port || '2375' }
  return new Promise((resolve) => {
    const ping = request({ ...where, path: '/_ping', timeout: 1000 }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    ping.once('timeout', () => ping.destroy(new Error('no answer')))
    ping.once('error', () => resolve(false))
    ping.end()
  })
}
