import { limits } from '../limits.ts';
import { withoutLosses } from '../secret-code/losses.ts';
import { refused, type Coding, type SecretCode } from '../secret-code/secret-code.ts';
import {
  loadSecretCode,
  secretCodeTable,
  type SecretCodeCard,
} from '../secret-code/table.ts';
import type { MessageCode } from './message-code.ts';

/** An acrostic shows its letters: an author writes it in the récit instead. */
const inSight: readonly string[] = ['acrostiche'];

/** The codes an author may write a message in. */
export const messageCodeCards: readonly SecretCodeCard[] = secretCodeTable.filter(
  ({ id, aUnOutil }) => aUnOutil && !inSight.includes(id),
);

/** The coded text of a message; refused, in French, when a part of it is missing or cannot be coded. */
export function codeMessage(
  { clair, cle, variante }: Pick<MessageCode, 'clair' | 'cle' | 'variante'>,
  secretCode: SecretCode,
): Coding {
  if (clair.trim() === '') return refused('Écrivez le message à cacher.');
  const coding = secretCode.encode(clair.trim(), cle, variante);
  if (!coding.ok) return coding;
  if (coding.text === '') {
    return refused('Rien de ce message ne peut s’écrire dans ce code.');
  }
  if (coding.text.length > limits.messageChiffre.max) {
    return refused('Une fois codé, ce message est trop long. Raccourcissez-le.');
  }
  return coding;
}

/** The tool of a message's code; null for none. */
export async function loadMessageCode({
  secretCode,
}: Pick<MessageCode, 'secretCode'>): Promise<SecretCode | null> {
  return loadSecretCode(secretCode);
}

/** A message with letters merged as its code does, for each choice of the merges: `JEU` is read `IEU` too. */
function mergedReadings(clair: string, secretCode: SecretCode, variante: string) {
  const merges = secretCode.losses(variante).filter((loss) => loss.includes('='));
  let readings = [clair];
  for (const merge of merges) {
    const merged = readings.map((text) => withoutLosses(text, ['accents', merge]));
    readings = [...new Set([...readings, ...merged])].slice(0, 12);
  }
  return readings;
}

/**
 * All correct readings of a coded message: the clear text, its literal decoding (with or without filler letters), and the readings allowed
 * by letters that share a sign.
 */
export function readingsOf(message: MessageCode, secretCode: SecretCode): string[] {
  const { clair, cle, variante, chiffre } = message;
  const readings = mergedReadings(clair, secretCode, variante);
  const losses = secretCode.losses(variante);
  const decoded = secretCode.decode(chiffre, cle, variante);
  if (!decoded.ok || losses.includes('ambigu')) return readings;
  const filled = losses.includes('remplissage')
    ? [decoded.text.replace(/[XQ]+$/, '')]
    : [];
  return [...readings, decoded.text, ...filled];
}
