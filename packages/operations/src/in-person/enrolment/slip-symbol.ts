import { currentSlipPayload, type SlipRecord } from './find-slip-record.ts'

export async function slipImageOf(payload: string): Promise<string> {
  const { toString } = await import('qrcode')
  const svg = await toString(payload, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** Returns an empty string without a slip, so that an unpaid record does not pass the check-in. */
export async function slipSymbolOf(record: SlipRecord, signingKey: string): Promise<string> {
  return record.hasSlip ? slipImageOf(currentSlipPayload(record, signingKey)) : ''
}
