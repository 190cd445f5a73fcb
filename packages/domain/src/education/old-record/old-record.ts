/** The old system marks new operators in its telephone field (specification section 3). */
export function isOldNewOperator(utel: string): boolean {
  return utel.trim().toLowerCase() === 'new'
}

export function oldTrainingHours(utel: string): number {
  return isOldNewOperator(utel) ? 6 : 3
}
