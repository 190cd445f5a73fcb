import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type { ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import type { ImportMapping } from '@hygiene/domain/staff/import/map-columns'
import { workbookParts } from '@hygiene/domain/platform/workbook/workbook-parts'
import { importStorageKey } from '@hygiene/operations/staff/import/upload-import'
import { ZipFile } from 'yazl'
import type { TestWorker } from './start-test-worker.ts'

export async function workbook(sheet: string, parts: Record<string, string | Buffer> = {}): Promise<Buffer> {
  const zip = new ZipFile()
  const all: Record<string, string | Buffer> = {
    ...workbookParts(['이력']),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sheet}</worksheet>`,
    ...parts,
  }
  for (const [path, content] of Object.entries(all)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return buffer(zip.outputStream as Readable)
}

const cellsXml = (row: readonly string[]) =>
  row.map((cell) => (cell.startsWith('<') ? cell : `<c t="inlineStr"><is><t>${cell}</t></is></c>`)).join('')

export function sheetOf(rows: readonly (readonly string[])[], behind = ''): string {
  return `<sheetData>${rows.map((row) => `<row>${cellsXml(row)}</row>`).join('')}</sheetData>${behind}`
}

export async function uploaded(
  worker: TestWorker,
  {
    employeeNo,
    bytes,
    format = 'csv',
    kind = 'oldRecords',
  }: {
    employeeNo: number
    bytes: Buffer
    format?: 'csv' | 'xlsx'
    kind?: ImportKindName
  },
): Promise<number> {
  const fileNo = randomUUID()
  await worker.storage.put(importStorageKey({ fileNo }), bytes)
  const row = await worker.database.db.staffImport.create({
    data: {
      kind,
      employeeNo,
      format,
      fileNo,
      ipAddress: '127.0.0.1',
      fileName: `이력.${format}`,
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      status: 'uploaded',
      uploadedAt: new Date(),
      storedAt: new Date(),
    },
  })
  return row.importNo
}

export const OLD_HEADER = ['수료번호', '성명', '생년월일', '수료일', '업소명', '대표자', '소재지', '교육구분']

export const oldRow = (
  no: number,
  more: Partial<Record<'uname' | 'cname' | 'ubir', string>> = {},
): string[] => [
  `2017-${String(no).padStart(5, '0')}`,
  more.uname ?? `수료${no}`,
  more.ubir ?? '19570314',
  '2017-03-02',
  more.cname ?? `${no}번 밥집`,
  '정옥자',
  '경기도 수원시 팔달구 가상로 12',
  no % 2 === 0 ? '신규' : '기존',
]

export const csvOf = (...rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','),
    )
    .join('\r\n')

export function sentMapping(kept: unknown) {
  const { columns, values } = kept as ImportMapping
  return {
    columns: Object.entries(columns).map(([key, at]) => ({ key, at })),
    values: Object.entries(values).flatMap(([key, wording]) =>
      Object.entries(wording).map(([theirs, ours]) => ({ key, theirs, ours })),
    ),
  }
}
