import { connectDatabase, type Database } from '@hygiene/db/connect'
import { createStorage } from '@hygiene/gateways'
import { addCourse, addEnrolment, addPerson } from '@hygiene/testing'
import { cloneDatabase } from '@hygiene/testing/postgres'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLostDocuments, redrawDocuments } from './redraw-documents.ts'

let copy: Awaited<ReturnType<typeof cloneDatabase>>
let database: Database
let directory: string

beforeAll(async () => {
  copy = await cloneDatabase()
  database = connectDatabase({ url: copy.url })
  directory = await mkdtemp(join(tmpdir(), 'hygiene-redraw-'))
})
afterAll(async () => {
  await database.close()
  await copy.drop()
  await rm(directory, { recursive: true, force: true })
})

it('reports a certificate without its file, orders that one once and leaves others unchanged', async () => {
  const { db } = database
  const storage = createStorage({ directory })
  const course = await addCourse(db)
  const certificateNos: number[] = []
  for (const at of [1, 2]) {
    const person = await addPerson(db, { userId: `learner${at}` })
    const { enrolmentNo, memberNo } = await addEnrolment(db, person, course, { status: 'completed' })
    const file = await db.storedFile.create({
      data: {
        fileNo: randomUUID(),
        memberNo,
        name: '수료증.pdf',
        contentType: 'application/pdf',
        sizeBytes: 1,
        sha256: '0'.repeat(64),
        storageKey: `certificates/2026/${at}.pdf`,
        createdAt: new Date(),
      },
    })
    const certificate = await db.certificate.create({
      data: {
        enrolmentNo,
        certificateNumber: `2026-02-000000${at}`,
        verificationNumber: `0000-0000-000${at}`,
        frozen: {},
        issuedAt: new Date(),
        fileNo: file.fileNo,
      },
    })
    certificateNos.push(certificate.certificateNo)
  }
  await storage.put('certificates/2026/2.pdf', Buffer.from('%PDF-'))

  const { memberNo } = await db.member.findFirstOrThrow()
  await db.storedFile.create({
    data: {
      fileNo: randomUUID(),
      memberNo,
      name: '확인서.pdf',
      contentType: 'application/pdf',
      sizeBytes: 1,
      sha256: '0'.repeat(64),
      storageKey: 'uploads/1/a',
      createdAt: new Date(),
    },
  })

  const lost = await findLostDocuments(db, storage)
  expect(lost).toEqual({
    documents: [{ fileNo: expect.any(String), storageKey: 'certificates/2026/1.pdf' }],
    uploads: ['uploads/1/a'],
  })
  expect(await db.outbox.count()).toBe(0)
  await redrawDocuments(db, lost.documents)
  await redrawDocuments(db, lost.documents)
  const rows = await db.outbox.findMany({ where: { kind: 'issue-certificate' } })
  expect(rows.map(({ payload }) => payload)).toEqual([{ certificateNo: certificateNos[0] }])
})
