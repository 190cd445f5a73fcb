import { createHash, X509Certificate } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './engine.ts'

export interface TrialCertificate {
  /** The folder of `fullchain.pem` and `privkey.pem`, as TLS_DIR wants it. */
  folder: string
  caFile: string
  ca: string
  /** As `--ignore-certificate-errors-spki-list` of Chromium wants it, which reads no file of authorities. */
  publicKeyHash: string
}

/** A certificate of a throw-away authority for these names, good for two days. */
export async function makeCertificate(place: string, names: readonly string[]): Promise<TrialCertificate> {
  const folder = join(place, 'tls')
  const [authority, wishes, request] = ['ca', 'names', 'request'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ]
  const caFile = `${authority}.pem`
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  mkdirSync(folder, { recursive: true })
  writeFileSync(wishes, `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\n`)
  const days = ['-days', '2']
  await runProgram([
    ...['openssl', 'req', '-x509', ...key, ...days, '-subj', '/CN=An authority for one trial'],
    ...['-keyout', `${authority}.key`, '-out', caFile],
  ])
  await runProgram([
    ...['openssl', 'req', ...key, '-subj', `/CN=${names[0]}`],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', request],
  ])
  await runProgram([
    ...['openssl', 'x509', '-req', '-in', request, '-CA', caFile, '-CAkey', `${authority}.key`, ...days],
    ...['-CAcreateserial', '-extfile', wishes, '-out', join(place, 'leaf.pem')],
  ])
  const [leaf, ca] = [join(place, 'leaf.pem'), caFile].map((file) => readFileSync(file, 'utf8')) as [
    string,
    string,
  ]
  writeFileSync(join(folder, 'fullchain.pem'), leaf + ca)
  // nginx runs under a user of its own.
  chmodSync(join(folder, 'privkey.pem'), 0o644)
  const publicKey = new X509Certificate(leaf).publicKey.export({ type: 'spki', format: 'der' })
  return { folder, caFile, ca, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') }
}
