import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Loss } from '@/domain/secret-code/secret-code.ts';

const sentences: Readonly<Record<string, MessageDescriptor>> = {
  majuscules: msg`On ne distingue plus les majuscules des minuscules.`,
  accents: msg`Les accents disparaissent\u00A0: É devient E, œ devient OE.`,
  espaces: msg`Les espaces disparaissent\u00A0: on recoupe les mots en lisant.`,
  ponctuation: msg`La ponctuation disparaît.`,
  chiffres: msg`Ce code ne prend pas les chiffres\u00A0: écrivez-les en lettres.`,
  remplissage: msg`Des X peuvent être ajoutés pour remplir\u00A0: on les retire en lisant.`,
  lettres: msg`Ce code ne prend que les nombres.`,
  ambigu: msg`Plusieurs lectures sont possibles\u00A0: on choisit celle qui a un sens.`,
};

/** The losses of a code, in sentences for its user. */
export function lossSentences(losses: readonly Loss[]): string[] {
  return losses.map((loss) => {
    const [lost = '', kept = ''] = loss.split('=');
    const sentence = sentences[loss];
    return sentence === undefined
      ? t`${lost} s’écrit comme ${kept}\u00A0: on choisit selon le sens.`
      : t(sentence);
  });
}
