/** A coded message in the address of its code's page: in the fragment, which is not sent to the server. */
export type SentMessage = { text: string; cle: string; variante: string };

/** Longest coded message that an address carries. */
export const sentMessageLimit = 1_500;

/** The message of a fragment; null without any. */
export function sentMessageIn(hash: string): SentMessage | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const text = parameters.get('message') ?? '';
  if (text === '' || text.length > sentMessageLimit) return null;
  return {
    text,
    cle: (parameters.get('cle') ?? '').slice(0, 200),
    variante: (parameters.get('variante') ?? '').slice(0, 40),
  };
}

/** The fragment that carries a message, with its key or without. */
export function sentMessageHash({ text, cle, variante }: SentMessage): string {
  const parameters = new URLSearchParams({ message: text });
  if (cle !== '') parameters.set('cle', cle);
  if (variante !== '') parameters.set('variante', variante);
  return `#${parameters.toString()}`;
}
