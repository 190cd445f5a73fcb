import type { OldEducation } from '@hygiene/db/generated/client'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import { writeOldRecord } from '../../../education/old-record/write-old-record.ts'
import type { ImportRecords, ExistingRecord } from '../import-records.ts'

export const oldRecordRows: ImportRecords = {
  kind: 'oldRecords',
  identity: ['outnumber'],
  async find(db, rows) {
    const numbers = rows.map(({ outnumber = '' }) => outnumber)
    const people = [...new Set(rows.map(({ uname = '' }) => uname))]
    const existing = await db.oldEducation.findMany({
      where: { OR: [{ outnumber: { in: numbers } }, { uname: { in: people } }] },
      orderBy: { oldEduNo: 'asc' },
    })
    const byNumber = new Map(existing.map((one) => [one.outnumber, one]))
    const byDay = new Map(existing.map((one) => [dayKey(valuesOf(one)), one]))
    return rows.map((row) => {
      const own = byNumber.get(row.outnumber ?? '')
      if (own) return { is: recordOf(own) }
      const close = byDay.get(dayKey(row))
      return close
        ? { closeTo: recordOf(close), why: '같은 사람이 같은 날 수료한 기록이 다른 번호로 있습니다.' }
        : null
    })
  },
  async write(db, values, into) {
    const whole = { ...into?.values, ...values }
    return writeOldRecord(
      db,
      {
        outnumber: whole.outnumber ?? '',
        uname: whole.uname ?? '',
        ubir: whole.ubir ?? '',
        cname: whole.cname ?? '',
        cuname: whole.cuname ?? '',
        uaddr1: whole.uaddr1 ?? '',
        gubun: whole.gubun ?? '',
        jikchek: whole.jikchek ?? '',
        utel: whole.utel ?? '',
        eduEndDate: new Date(whole.eduEndDate ?? ''),
      },
      into?.recordNo ?? null,
    )
  },
}

const dayKey = ({ uname, ubir, eduEndDate }: ImportValues): string => `${uname} ${ubir} ${eduEndDate}`

function recordOf(row: OldEducation): ExistingRecord {
  return { recordNo: row.oldEduNo, values: valuesOf(row) }
}

function valuesOf(row: OldEducation): ImportValues {
  const { outnumber, uname, ubir, cname, cuname, uaddr1, gubun, jikchek, utel, eduEndDate } = row
  const day = eduEndDate.toISOString().slice(0, 10)
  return { outnumber, uname, ubir, cname, cuname, uaddr1, gubun, jikchek, utel, eduEndDate: day }
}
