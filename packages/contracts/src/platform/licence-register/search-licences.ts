import { z } from 'zod'
import { text, wireInteger } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'

/** Searches licences in our own table, with the vocabulary of the specification (section 3, licence item). */
export const searchLicences = visitorReads('/api/license/search', {
  input: z.object({
    /**
     * Extends the specification: 1 or empty is the register of food businesses, the only one stored; 2 and 3 are registers of
     * other laws.
     */
    food_gbn: z.enum(['', '1', '2', '3']).default(''),
    upsoname: text(60).default(''),
    prsdnt_nm: text(40).default(''),
    sido_cd: z
      .string()
      .regex(/^(\d{10})?$/)
      .default(''),
    start_idx: wireInteger.pipe(z.int().min(1).max(100_000)).default(1),
    induty_cd: z.literal('001').default('001'),
  }),
  entity: z.object({
    list: z.array(
      z.object({
        lcns_no: z.string(),
        busn_type_nm: z.string(),
        bssh_nm: z.string(),
        prsdnt_nm_secu: z.string(),
        site_addr: z.string(),
        sido_cd: z.string(),
      }),
    ),
    totalRow: z.int(),
  }),
  refusals: ['LICENCE_TEXT_TOO_SHORT'],
  perMinute: 120,
  helper: 'view',
})
