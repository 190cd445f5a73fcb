import { seoulDay } from '@hygiene/domain/time/seoul-day'
import type { WatchLoss } from '@hygiene/domain/education/study/watch-loss'
import type { PoolClient } from 'pg'
import type { ProgressRecord } from './judge-record.ts'

export interface Lost {
  record: ProgressRecord
  lost: WatchLoss
}

const STORE_LOSSES = `
  INSERT INTO "WatchLoss" AS w ("enrolmentNo", "lectureNo", "lostOn", "lossReason", "records", "lostMs")
  SELECT f."enrolmentNo", f."lectureNo", f."lostOn", f."lossReason", count(*)::int, sum(f."lostMs")
    FROM unnest($1::int[], $2::int[], $3::date[], $4::text[], $5::bigint[])
      AS f ("enrolmentNo", "lectureNo", "lostOn", "lossReason", "lostMs")
   GROUP BY 1, 2, 3, 4
  ON CONFLICT ("enrolmentNo", "lectureNo", "lostOn", "lossReason")
  DO UPDATE SET "records" = w."records" + excluded."records", "lostMs" = w."lostMs" + excluded."lostMs"`

/** Adds up time that did not count, for the figures; nothing is sent for records that counted whole. */
export async function storeLosses(client: PoolClient, losses: readonly Lost[]): Promise<void> {
  if (losses.length === 0) return
  await client.query({
    name: 'store-losses',
    text: STORE_LOSSES,
    values: [
      losses.map(({ record }) => record.enrolmentNo),
      losses.map(({ record }) => record.lectureNo),
      losses.map(({ record }) => seoulDay(record.now)),
      losses.map(({ lost }) => lost.reason),
      losses.map(({ lost }) => lost.lostMs),
    ],
  })
}
