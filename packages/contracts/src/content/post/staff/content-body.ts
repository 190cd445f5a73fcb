import { BoardType } from '@hygiene/domain/text'
import { isOwnPath, isSafeLink, type RichBlock } from '@hygiene/domain/content/board/rich-text'
import { policyKinds } from '@hygiene/domain/member/policy/policy-versions'
import { z } from 'zod'
import { richText } from '../../board/rich-text.ts'
import { day, sentInstant, recordNo, text } from '../../../kit/fields.ts'

const INSECURE = /^\s*http:/i
const title = (sentence: string, max: number) => text(max).trim().min(1, sentence)

/** Accepts an address of this site, https, a phone number or a mail address. May be empty if optional. */
const link = z
  .string()
  .trim()
  .max(300)
  .refine(
    (href) => href === '' || (isSafeLink(href) && !INSECURE.test(href)),
    '주소는 https://로 시작하거나 이 사이트의 주소여야 합니다.',
  )
const ownPath = z
  .string()
  .max(300)
  .refine((path) => path === '' || isOwnPath(path), '이 사이트의 그림만 쓸 수 있습니다.')

const staffText: z.ZodType<RichBlock[]> = richText.superRefine((blocks, context) => {
  if (!blocks.some(hasInsecureLink)) return
  context.addIssue({ code: 'custom', message: '다른 사이트의 링크는 https://로 시작해야 합니다.' })
})

function hasInsecureLink(block: RichBlock): boolean {
  const runs =
    block.kind === 'paragraph'
      ? block.runs
      : block.kind === 'list'
        ? block.items.flat()
        : block.kind === 'table'
          ? block.rows.flat(2)
          : []
  return runs.some(({ href }) => href !== undefined && INSECURE.test(href))
}

/** Is a number of the specification whose values are our own (`content-kinds.ts` of the domain). */
const typeNo = z.int().min(0).max(99)

const post = z.strictObject({
  kind: z.literal('post'),
  title: title('제목을 입력해주세요.', 200),
  content: staffText,
  boardType: z.enum(BoardType),
  postType: typeNo.min(1),
  examType: typeNo.nullable(),
  isImportant: z.boolean(),
  /** Pins the post to the top of its board until then; null leaves it in its place. */
  pinnedUntil: sentInstant.nullable().default(null),
  fileNos: z.array(z.uuid()).max(20),
})
const keptPopup = z.strictObject({
  kind: z.literal('popup'),
  title: title('제목을 입력해주세요.', 120),
  badge: title('머리글을 입력해주세요.', 30),
  text: text(300),
  actionLabel: title('버튼 문구를 입력해주세요.', 30),
  url: link.pipe(z.string().min(1, '누르면 갈 주소를 입력해주세요.')),
  mobilePath: link,
  imagePath: ownPath,
  imageAlt: text(300).trim(),
  popupType: typeNo.default(1),
})
const popup = keptPopup.refine(({ imagePath, imageAlt }) => imagePath === '' || imageAlt !== '', {
  path: ['imageAlt'],
  message: '그림 설명을 적어주세요.',
})
const banner = z.strictObject({
  kind: z.literal('banner'),
  title: title('제목을 입력해주세요.', 120),
  place: z.enum(['ad', 'footer']),
  sizeType: z.enum(['L', 'S']),
  url: link.pipe(z.string().min(1, '누르면 갈 주소를 입력해주세요.')),
  imagePath: ownPath,
  site: typeNo.default(2),
  connectType: typeNo.default(2),
  /** Restricts the banner to one part of the menu; null applies to every part. */
  menuType: typeNo.nullable().default(null),
})
const branch = z
  .strictObject({
    kind: z.literal('branch'),
    title: title('이름을 입력해주세요.', 60),
    phone: text(20)
      .trim()
      .regex(/^[0-9-]{0,20}$/, '전화번호는 숫자와 -로 적어주세요.'),
    address: text(150).trim(),
    openHours: text(100).trim(),
    mapUrl: link,
    latitude: z.number().min(33).max(39).nullable(),
    longitude: z.number().min(124).max(132).nullable(),
    /** Is absent in versions that predate new branches in the console; such branches keep province and 지회. */
    sidoCode: z
      .string()
      .regex(/^\d{10}$/)
      .optional(),
    parentNo: recordNo.nullable().optional(),
    opensOn: day.nullable().default(null),
    closesOn: day.nullable().default(null),
  })
  .refine(({ opensOn, closesOn }) => opensOn === null || closesOn === null || opensOn < closesOn, {
    path: ['closesOn'],
    message: '닫는 날은 여는 날보다 뒤여야 합니다.',
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ['longitude'],
    message: '위도와 경도를 둘 다 적거나 둘 다 비워주세요.',
  })
const line = text(2000).trim().min(1, '빈 줄은 지워주세요.')
const textOfLaw = z.strictObject({
  kind: z.literal('text'),
  title: title('제목을 입력해주세요.', 120),
  policyKind: z.enum(policyKinds),
  inForceOn: day,
  needsConsent: z.boolean(),
  isDisadvantageous: z.boolean(),
  summary: text(300).trim(),
  effective: text(300).trim().min(1, '부칙을 입력해주세요.'),
  articles: z
    .array(
      z.strictObject({
        title: title('조의 제목을 입력해주세요.', 120),
        paragraphs: z.array(line).max(50),
        items: z.array(line).max(100).default([]),
      }),
    )
    .min(1, '조를 하나 이상 적어주세요.')
    .max(200),
})

const site = z.strictObject({
  kind: z.literal('site'),
  title: title('이름을 입력해주세요.', 80),
  url: link.pipe(z.string().min(1, '누르면 갈 주소를 입력해주세요.')),
})

const OTHERS = [post, banner, branch, textOfLaw, site] as const

/** Defines the content of a version by kind. Nothing that is not listed here can be stored or rendered. */
export const contentBody = z.discriminatedUnion('kind', [popup, ...OTHERS])
/** Describes a stored version: pictures of older popups have no alternative text, which is required at the next save. */
export const keptBody = z.discriminatedUnion('kind', [keptPopup, ...OTHERS])
export type ContentBody = z.output<typeof contentBody>
