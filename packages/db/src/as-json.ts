export const asJson = (blocks: readonly object[]): object[] => [...blocks]
