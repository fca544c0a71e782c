/** An anonymous player's parties on offer: the holder of the jeton takes them into an account, within ten minutes. */
export type Transfert = { jeton: string; partieCount: number };
