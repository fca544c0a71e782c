/**
 * What other pages say of the declaration of eco-design, without its 78 criteria: the day of the team’s own assessment (JJ/MM/AAAA),
 * and how many criteria of those that apply are met. `tools/docs/rgesn.test.ts` compares it with `ecoconception.ts`.
 */
export const bilanRgesn = { date: '26/11/2026', valides: 29, applicables: 67 } as const;
