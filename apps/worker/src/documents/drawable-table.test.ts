import { onlineApplicationBean } from '@hygiene/contracts/education/enrolment/apply-online'
import { DRAWABLE_TABLE } from '@hygiene/domain/drawable-table'
import { printedName } from '@hygiene/domain/printed-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FALLBACKS } from './document-fonts.ts'
import { drawCertificate } from './draw-certificate.ts'
import { drawEnrolmentSlip } from './draw-enrolment-slip.ts'
import { drawReceipt } from './draw-receipt.ts'
import { drawableTable } from './drawable-table.ts'
import { exampleCertificate, exampleReceipt, exampleSlip } from './example-documents.ts'
import { runsOf } from './text-runs.ts'
import { keysOf } from '@hygiene/domain/keys-of'

const { businessName, representative, address, address2 } = onlineApplicationBean.shape
const FIELDS = [businessName, representative, address, address2]

const letter = fc.oneof(
  fc.integer({ min: 0xac00, max: 0xd7a3 }),
  fc.integer({ min: 0x4e00, max: 0x9fff }),
  fc.integer({ min: 0x20, max: 0x33ff }),
  fc.integer({ min: 0xf900, max: 0x1f9ff }).filter((code) => code < 0xd800 || code > 0xdfff),
  fc.integer({ min: 0x20000, max: 0x3234f }),
)
const word = fc.array(letter, { minLength: 1, maxLength: 4 }).map((codes) => String.fromCodePoint(...codes))

const drawnByAll = (text: string) => keysOf(FALLBACKS).map((typeface) => runsOf(text, typeface))

it('lists the same drawable letters as the fonts', () => {
  expect(DRAWABLE_TABLE, 'run: pnpm --filter @hygiene/worker letters').toBe(drawableTable())
}, 90_000)

describe('drawable names', () => {
  it('draws every name that the forms accept in every typeface of the documents', () => {
    let accepted = 0
    fc.assert(
      fc.property(word, fc.constantFrom(...FIELDS), (typed, field) => {
        const judged = field.safeParse(typed)
        if (!judged.success) return
        accepted += 1
        drawnByAll(judged.data)
      }),
      { numRuns: 5_000 },
    )
    expect(accepted).toBeGreaterThan(500)
  })

  it('draws the name of a verified person, whatever the provider sends', () => {
    fc.assert(
      fc.property(word, (name) => {
        expect(drawnByAll(printedName(name))).toHaveLength(4)
      }),
      { numRuns: 2_000 },
    )
  })

  it('draws every name on certificate, receipt and slip', async () => {
    const [business, place] = [businessName, address].map((field) =>
      fc
        .sample(
          word.filter((typed) => field.safeParse(typed).success),
          { numRuns: 8, seed: 7 },
        )
        .map((typed) => field.parse(typed)),
    )
    for (const [at, name] of (business ?? []).entries()) {
      const wording = { businessName: name, address: place?.[at] ?? '' }
      const documents = await Promise.all([
        drawCertificate({ ...exampleCertificate, ...wording, userName: printedName(name) }),
        drawReceipt({ ...exampleReceipt, ...wording, payerName: printedName(name) }),
        drawEnrolmentSlip({ ...exampleSlip, ...wording, userName: printedName(name) }),
      ])
      for (const bytes of documents) expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
    }
  })
})
