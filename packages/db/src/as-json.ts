/** Blocks of a text as a JSON column takes them: Prisma's type of JSON refuses a union of object types. */
export const asJson = (blocks: readonly object[]): object[] => [...blocks]
