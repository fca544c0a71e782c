import type { Conversation } from './inbox.ts';
import type { Message } from './message.ts';

/** Maximum length of a `mailto:` address: some programs cut longer ones, Windows itself at 2,083. */
const longest = 2_000;

function quoted(texte: string): string {
  return texte
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
}

/**
 * A `mailto:` with the answer and its thread, newest first as in an e-mail, with as many whole messages as an address holds (RFC 6068). The
 * answer is never cut.
 */
export function mailAnswer(
  address: string,
  { sujet, uid, nom }: Pick<Conversation, 'sujet' | 'uid' | 'nom'>,
  texte: string,
  messages: readonly Message[],
): string {
  const to = address.split('@').map(encodeURIComponent).join('@');
  const head = `mailto:${to}?subject=${encodeURIComponent(`Re : ${sujet}`)}&body=`;
  const nameOf = ({ auteur }: Message) => {
    if (auteur !== uid) return 'L’équipe';
    return nom === '' ? 'Vous' : nom;
  };
  let body = encodeURIComponent(texte.replaceAll('\n', '\r\n'));
  for (const message of messages.toReversed()) {
    const part = `\r\n\r\n${nameOf(message)} :\r\n${quoted(message.texte)}`;
    const longer = body + encodeURIComponent(part);
    if (head.length + longer.length > longest) break;
    body = longer;
  }
  return head + body;
}
