import { inquiryTextFault } from '@hygiene/domain/content/inquiry/inquiry-limits'
import { isOwnPath, isSafeLink, type RichBlock } from '@hygiene/domain/content/board/rich-text'
import { z } from 'zod'

const text = z.string().min(1).max(5000)
const textRun = z.strictObject({
  text: text,
  isStrong: z.boolean().optional(),
  href: z.string().max(500).refine(isSafeLink, '이 주소는 링크로 쓸 수 없습니다.').optional(),
})
const runs = z.array(textRun).max(200)

const heading = z.strictObject({
  kind: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3)]),
  text: text,
})
const paragraph = z.strictObject({ kind: z.literal('paragraph'), runs })
const list = z.strictObject({
  kind: z.literal('list'),
  isOrdered: z.boolean(),
  items: z.array(runs).min(1).max(200),
})
const image = z.strictObject({
  kind: z.literal('image'),
  path: z.string().max(500).refine(isOwnPath, '이 사이트의 그림만 쓸 수 있습니다.'),
  alt: z.string().trim().min(1).max(500),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
})
const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: text,
    head: z.array(text).min(1).max(20),
    rows: z.array(z.array(runs)).min(1).max(200),
  })
  .refine(({ head, rows }) => rows.every(({ length }) => length === head.length), '칸 수가 다릅니다.')

/**
 * Defines the closed schema of a post's text. It refuses unknown kinds and fields, links other than http, https, tel, mailto and
 * our own paths, images of other sites (CSP) or without an alternative text, and tables with uneven rows.
 */
export const richText: z.ZodType<RichBlock[]> = z
  .array(z.discriminatedUnion('kind', [heading, paragraph, list, image, table]))
  .max(500)

export const inquiryText: z.ZodType<RichBlock[]> = z
  .array(z.discriminatedUnion('kind', [heading, paragraph, list, table]))
  .max(500)
  .superRefine((blocks, context) => {
    const message = inquiryTextFault(blocks)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })
