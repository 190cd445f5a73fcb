import { listImportRows } from '@hygiene/contracts/staff/import/list-import-rows'
import { mapImport } from '@hygiene/contracts/staff/import/map-import'
import { orderImport } from '@hygiene/contracts/staff/import/order-import'
import { readStaffImport } from '@hygiene/contracts/staff/import/read-staff-import'
import { uploadImport } from '@hygiene/contracts/staff/import/upload-import'
import { cellOfText } from '@hygiene/domain/staff/import/import-cell'
import type { ImportKindName } from '@hygiene/domain/staff/import/import-kinds'
import { carryOutImport } from '@hygiene/operations/staff/import/carry-out-import'
import { checkImport } from '@hygiene/operations/staff/import/check-import'
import { keepReadFile } from '@hygiene/operations/staff/import/keep-read-file'
import type { ContractClient } from '@hygiene/testing'
import type { ServedApi } from '@hygiene/testing'

const csv = (...rows: string[][]) => Buffer.from(rows.map((cells) => cells.join(',')).join('\n'))

export type ImportAdmin = ReturnType<typeof importAdmin>

export function importAdmin(
  api: ServedApi,
  employee: ContractClient,
  kind: ImportKindName,
  header: string[],
) {
  const { db } = api.database
  const now = () => api.clock.now()
  const upload = (bytes: Buffer, name = '이전 이력.csv', by = employee) =>
    by.call(uploadImport, { kind }, { files: [{ field: 'file', name, type: 'text/csv', bytes }] })

  async function read(rows: string[][], above = header) {
    const { importNo } = (await upload(csv(above, ...rows))).entity
    const head = await db.staffImport.findUniqueOrThrow({ where: { importNo } })
    async function* found() {
      for (const [rowAt, cells] of [above, ...rows].entries()) yield { rowAt, cells: cells.map(cellOfText) }
    }
    await keepReadFile(db, head, found(), () => ({ encoding: 'utf-8', sheetName: null }))
    return importNo
  }

  async function preview(rows: string[][]) {
    const importNo = await read(rows)
    const { columns, values } = (await employee.call(readStaffImport, { importNo })).entity.mapping
    const mapped = await employee.call(mapImport, { importNo, columns, values, isFinal: true })
    if (mapped.refusal !== null) throw new Error(mapped.refusal)
    await checkImport(db, importNo, now)
    return importNo
  }

  const listed = async (importNo: number, filter: object = {}, by = employee) =>
    by.call(listImportRows, {
      filter: { importNo, ...filter },
      sort: { by: 'rowAt', isDescending: false },
    })
  const judged = async (importNo: number) =>
    (await listed(importNo)).entity.list.map(({ rowClass, sentence }) => `${rowClass} ${sentence}`)
  const ask = (importNo: number, by = employee) =>
    by.call(orderImport, { importNo, reasonCode: 'moved', text: '이전 시스템 이관' })
  async function written(importNo: number) {
    const { refusal } = await ask(importNo)
    if (refusal !== null) throw new Error(refusal)
    await carryOutImport(db, importNo, now)
    return db.staffImport.findUniqueOrThrow({ where: { importNo } })
  }
  return { csv, upload, read, preview, listed, judged, ask, written }
}
