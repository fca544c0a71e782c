/** An anonymous player's parties on offer: whoever holds the jeton takes them into an account, for ten minutes. */
export type Transfert = { jeton: string; partieCount: number };
