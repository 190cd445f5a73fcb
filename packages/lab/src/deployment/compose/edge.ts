import { connect } from 'node:tls'
import { LaunchFailure } from '@hygiene/tooling/step'
import { askSite } from './ask.ts'
import { SITE } from './names.ts'

const A_YEAR = 31_536_000
const PLACES = ['/main', '/api/notice/fetchUserNoticeList', '/healthz', '/icon.svg', '/staff/']

export async function viewEdge(
  ports: { https: number; http: number },
  ca: string,
  url: string,
): Promise<void> {
  const wrong: string[] = []
  for (const path of PLACES) {
    const { status, headers } = await askSite(ports.https, ca, path)
    const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
    if (age < A_YEAR) wrong.push(`${path} (${status}) says nothing of TLS for a year`)
    if (/\d/.test([headers.server].join(''))) wrong.push(`${path} tells the version of the server`)
  }
  const plain = await fetch(`http://127.0.0.1:${ports.http}/edu/online?industryType=1`, {
    redirect: 'manual',
  })
  const leadsTo = plain.headers.get('location')
  if (plain.status !== 308 || leadsTo !== `${url}/edu/online?industryType=1`)
    wrong.push(`plain HTTP answers ${plain.status} to ${leadsTo}`)
  if (await takesTls(ports.https, ca, 'TLSv1.1')) wrong.push('TLS 1.1 is taken')
  if (!(await takesTls(ports.https, ca, 'TLSv1.2'))) wrong.push('TLS 1.2 is not taken')
  if (wrong.length > 0) throw new LaunchFailure(wrong.join('\n'))
}

function takesTls(port: number, ca: string, version: 'TLSv1.1' | 'TLSv1.2'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({
      host: '127.0.0.1',
      port,
      servername: SITE,
      ca,
      minVersion: version,
      maxVersion: version,
      // Lowers the client's own level; otherwise its refusal would look like the server's.
      ciphers: 'DEFAULT:@SECLEVEL=0',
    })
    socket.once('secureConnect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
