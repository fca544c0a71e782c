import * as z from 'zod/mini';
import { openObject } from '../../open-object.ts';
import { formatJeton, jetonPattern, readJeton } from '../jeton.ts';
import { casesOfWords } from '../paper-cells.ts';
import { epreuvePubliqueCommon } from '../public-parts.ts';
import { readCanonical } from '../typed-answer.ts';
import { plainKind, type Kind } from './kind.ts';

export const qrFields = {
  /** The secret of a QR code to put on site; empty until drawn. */
  jeton: z._default(z.string().check(z.regex(jetonPattern)), ''),
};

export const qrProblems = { 'jeton-absent': 'absence' } as const;

export const qrPublique = openObject({ type: z.literal('qr'), ...epreuvePubliqueCommon });

/** A QR code to find on site. */
export const qr: Kind<'qr'> = {
  ...plainKind,
  read: (_, typed) =>
    readCanonical(readJeton(typed), typed.trim() === '' ? 'vide' : 'illisible'),
  words: () => '',
  isSolved: false,
  problems: ({ epreuve: { jeton } }) =>
    jeton === '' ? [['jeton-absent', 'epreuve.jeton']] : [],
  seal: async ({ epreuve: { jeton } }, { shown, forbidden, empreinteOf }) => ({
    publique: { type: 'qr', ...shown, empreinte: await empreinteOf([jeton], forbidden) },
    opens: { type: 'texte', canonicals: [jeton] },
    reponse: `le code ${formatJeton(jeton)}`,
    cases: casesOfWords([jeton]),
  }),
};
