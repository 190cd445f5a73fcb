import { orderExport as contract } from '@hygiene/contracts/staff/export/order-export'
import { exportListOf } from '@hygiene/domain/staff/export/export-lists'
import { operation } from '../../kit/operation.ts'
import { freezeExport, placeExport } from './place-export.ts'

/** Freezes the found rows and hands their file to the worker or, if there are many, to a second employee. */
export const orderExport = operation(
  contract,
  { before: ({ db, input, actor, now }) => freezeExport(db, input, actor, now) },
  async ({ db, input, actor, now, prepared, log }) => {
    log({ detail: exportListOf(input.choice.screen).label, reason: input.text })
    return placeExport(db, input, actor, prepared, now)
  },
)
