import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';

/** Moments when a player has the page and the tool of the code. */
export const aideList = ['jamais', 'indice', 'toujours'] as const;
export type Aide = (typeof aideList)[number];

const idSchema = z.string().check(z.regex(/^[a-z0-9-]{0,40}$/));

/** The message of an épreuve `message_code`, as its author writes it. The key and the clear text stay with the author. */
export const messageCodeSchema = openObject({
  /** Id of a code of `secret-code/table.ts`; empty until chosen. */
  secretCode: idSchema,
  /** Empty for the usual variant. */
  variante: idSchema,
  cle: z.string().check(z.maxLength(limits.messageCle.max)),
  clair: z.string().check(z.maxLength(limits.messageClair.max)),
  /** The coded text that players receive; empty while the message cannot be coded. */
  chiffre: z.string().check(z.maxLength(limits.messageChiffre.max)),
  aide: z.enum(aideList),
});
export type MessageCode = z.infer<typeof messageCodeSchema>;

export const blankMessageCode: MessageCode = {
  secretCode: '',
  variante: '',
  cle: '',
  clair: '',
  chiffre: '',
  aide: 'toujours',
};

/** Codes that need a key. The game does not load their modules for this. */
export const keyedCodes: ReadonlySet<string> = new Set([
  ...['affine', 'cesar', 'code-livre', 'colonnes', 'fleissner', 'gronsfeld'],
  ...['mot-cle', 'playfair', 'scytale', 'vigenere', 'zigzag'],
]);
