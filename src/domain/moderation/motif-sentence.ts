import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Genre, Motif } from './moderation.ts';

const raisons: Readonly<Record<Genre, Readonly<Record<Motif, MessageDescriptor>>>> = {
  avis: {
    devoile: msg`il donne une réponse ou un indice à ceux qui viendront après vous`,
    blessant: msg`ses mots peuvent blesser quelqu’un`,
    personne: msg`il nomme quelqu’un, ou permet de le reconnaître`,
    horsSujet: msg`il ne parle pas de cette balade`,
    publicite: msg`c’est de la publicité`,
    autre: msg`l’équipe a préféré ne pas le publier`,
  },
  photo: {
    devoile: msg`elle donne une réponse`,
    blessant: msg`elle peut choquer`,
    personne: msg`on y reconnaît quelqu’un, ou une plaque de voiture`,
    horsSujet: msg`elle ne montre pas l’étape`,
    publicite: msg`c’est de la publicité`,
    autre: msg`l’équipe a préféré ne pas la garder`,
  },
};

/** Reason of a removal, for its author: one sentence in the language of the document. */
export function motifSentence(genre: Genre, motif: Motif): string {
  const raison = t(raisons[genre][motif]);
  switch (genre) {
    case 'avis':
      return t`Votre avis n’est pas montré\u00A0: ${raison}.`;
    case 'photo':
      return t`La photo de votre signalement a été effacée\u00A0: ${raison}.`;
  }
}
