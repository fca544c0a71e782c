/** A conversation, and its secret for read access. */
export type AnswerLink = { id: string; secret: string };

/** Address fragment, which no server sees: `#reponse=-Nabc.0123…`. */
export function answerHash({ id, secret }: AnswerLink): string {
  return `#reponse=${id}.${secret}`;
}

/** The link that this end of an address is; null for anything else. */
export function parseAnswerHash(hash: string): AnswerLink | null {
  const found = /^#reponse=([-\w]{1,40})\.([0-9a-f]{32})$/.exec(hash);
  const [, id, secret] = found ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}
