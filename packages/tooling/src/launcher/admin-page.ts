import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WAITING = '직원 화면을 준비하고 있습니다. 준비가 끝나면 이 화면이 저절로 바뀝니다.'
const FAILED = '직원 화면을 만들지 못했습니다. npm start를 실행한 터미널에서 원인을 확인해주세요.'
const RELOADS = '<meta http-equiv="refresh" content="2">'

export function showBeingBuilt(directory: string): void {
  writePage(directory, RELOADS, WAITING)
}

export function showBuildFailed(directory: string): void {
  writePage(directory, '', FAILED)
}

function writePage(directory: string, head: string, sentence: string): void {
  // The server checks for this folder only once, at its start, so it must exist.
  mkdirSync(join(directory, 'assets'), { recursive: true })
  writeFileSync(
    join(directory, 'index.html'),
    `<!doctype html><html lang="ko"><head><meta charset="utf-8">${head}
<meta name="viewport" content="width=device-width"><title>직원 화면</title></head>
<body><main><p role="status">${sentence}</p></main></body></html>\n`,
  )
}
