import { createHash, X509Certificate } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './engine.ts'

export interface LabCertificate {
  folder: string
  caFile: string
  ca: string
  /** Is the format of Chromium's `--ignore-certificate-errors-spki-list`, because Chromium reads no CA file. */
  publicKeyHash: string
}

const NEW_KEY = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'

const openssl = (text: string, ...files: string[]) =>
  runProgram(['openssl', ...text.split(' '), '-days', '2', ...files])

export async function makeCertificate(place: string, names: readonly string[]): Promise<LabCertificate> {
  const folder = join(place, 'tls')
  const [authority, wishes, request] = ['ca', 'names', 'request'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ]
  const caFile = `${authority}.pem`
  mkdirSync(folder, { recursive: true })
  writeFileSync(wishes, `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\n`)
  const made = ['-keyout', `${authority}.key`, '-out', caFile]
  await openssl(`req -x509 ${NEW_KEY}`, '-subj', '/CN=An authority for one test', ...made)
  const asked = ['-keyout', join(folder, 'privkey.pem'), '-out', request]
  await runProgram(['openssl', 'req', ...NEW_KEY.split(' '), '-subj', `/CN=${names[0]}`, ...asked])
  const signed = [
    '-extfile',
    wishes,
    '-CA',
    caFile,
    '-CAkey',
    `${authority}.key`,
    '-out',
    join(place, 'leaf.pem'),
  ]
  await openssl('x509 -req -CAcreateserial', '-in', request, ...signed)
  const [leaf, ca] = [join(place, 'leaf.pem'), caFile].map((file) => readFileSync(file, 'utf8')) as [
    string,
    string,
  ]
  writeFileSync(join(folder, 'fullchain.pem'), leaf + ca)
  // Makes the key readable, because nginx runs as its own user.
  chmodSync(join(folder, 'privkey.pem'), 0o644)
  const publicKey = new X509Certificate(leaf).publicKey.export({ type: 'spki', format: 'der' })
  return { folder, caFile, ca, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') }
}
