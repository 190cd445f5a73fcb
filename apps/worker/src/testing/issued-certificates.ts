import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import { handOver } from '@hygiene/db/outbox'
import type { Member, OnlineEnrolment } from '@hygiene/db/generated/client'
import { addEnrolment, addPerson } from '@hygiene/testing'
import { exampleCertificate } from '../documents/example-documents.ts'
import type { TestWorker } from './start-test-worker.ts'

let people = 0

async function addGraduate(scenario: TestWorker): Promise<{ person: Member; enrolment: OnlineEnrolment }> {
  people += 1
  const person = await addPerson(scenario.database.db, { userId: `graduate${people}` })
  const enrolment = await addEnrolment(scenario.database.db, person, scenario.course, { status: 'completed' })
  return { person, enrolment }
}

export async function issue(scenario: TestWorker, userName = '홍길동'): Promise<number> {
  const { enrolment } = await addGraduate(scenario)
  const serial = String(enrolment.enrolmentNo).padStart(7, '0')
  const certificateNumber = `2026-02-${serial}`
  const verificationNumber = `0000-0${serial.slice(0, 3)}-${serial.slice(3)}`
  return scenario.database.db.$transaction(async (db) => {
    const { certificateNo } = await db.certificate.create({
      data: {
        enrolmentNo: enrolment.enrolmentNo,
        certificateNumber,
        verificationNumber,
        frozen: { ...exampleCertificate, number: certificateNumber, verificationNumber, userName },
        issuedAt: new Date(),
      },
    })
    await handOver(db, issueCertificate, { certificateNo })
    return certificateNo
  })
}
