import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../launcher/paths.ts'
import { endpointFiles } from './endpoint-files.ts'
import { readRequest, type EndpointRequest } from './endpoint-request.ts'
import { addToDoor, addToOperations, addToTable, newOperations } from './register-endpoint.ts'

function writeEndpoint(request: EndpointRequest): void {
  const files = endpointFiles(request)
  const taken = files.find((file) => existsSync(join(root, file.path)))
  if (taken) stop(`${taken.path} is there already.`)

  for (const file of files) write(file.path, file.text)
  change('packages/contracts/src/index.ts', (text) => addToDoor(text, request))
  change('packages/contracts/src/endpoints.ts', (text) => addToTable(text, request))
  const operations = `apps/api/src/${request.feature}/operations.ts`
  const isFirst = !existsSync(join(root, operations))
  if (isFirst) write(operations, newOperations(request))
  change(operations, (text) => addToOperations(text, request))
  if (isFirst) process.stdout.write('A new feature: name its operations in apps/api/src/operations.ts.\n')
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  process.stdout.write(`new      ${path}\n`)
}

function change(path: string, edit: (text: string) => string): void {
  writeFileSync(join(root, path), edit(readFileSync(join(root, path), 'utf8')))
  process.stdout.write(`changed  ${path}\n`)
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

const request = readRequest(process.argv.slice(2))
if (typeof request === 'string') stop(request)
writeEndpoint(request)
