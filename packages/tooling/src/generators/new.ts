import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../launcher/paths.ts'
import { endpointFiles, type NewFile } from './endpoint-files.ts'
import { jobFiles } from './job-files.ts'
import { type NewRequest, readRequest } from './new-request.ts'
import { routeFiles } from './route-files.ts'
import { writeLists } from './write-lists.ts'

function filesOf(request: NewRequest): NewFile[] {
  if (request.kind === 'endpoint') return endpointFiles(request)
  return request.kind === 'job' ? jobFiles(request) : routeFiles(request)
}

function write({ path, text }: NewFile): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  process.stdout.write(`new  ${path}\n`)
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

const request = readRequest(process.argv.slice(2))
if (typeof request === 'string') stop(request)
const files = filesOf(request)
const taken = files.find((file) => existsSync(join(root, file.path)))
if (taken) stop(`${taken.path} is there already.`)
for (const file of files) write(file)
writeLists()
