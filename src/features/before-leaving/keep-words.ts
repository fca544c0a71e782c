import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Garde } from '@/data/garde/garde-store.ts';
import { textBytes } from '@/data/garde/keep-garde.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { formatOctets } from '@/lib/format/nombre.ts';

/** Whether all that could be had is there. */
export function isWhole({ halte, isPlayable }: Garde): boolean {
  return halte === null && isPlayable;
}

const halteWords: Readonly<Record<NonNullable<Garde['halte']>, MessageDescriptor>> = {
  arret: msg`Arrêté.`,
  place: msg`Le téléphone n’a plus de place\u00A0: libérez-en un peu, puis reprenez.`,
  reseau: msg`Le réseau s’est coupé\u00A0: reprenez quand il revient.`,
  refus: msg`Le service de cartes ne répond pas\u00A0: réessayez plus tard.`,
};

function partWords({ images, tiles }: Garde, size: string): string {
  const areImagesKept = images.kept === images.wanted;
  if (areImagesKept && tiles.kept === tiles.wanted) {
    return t`Sur ce téléphone\u00A0: textes, images et carte (${size}).`;
  }
  if (areImagesKept && tiles.kept > 0) {
    return t`Sur ce téléphone\u00A0: textes, images et une partie de la carte (${size}).`;
  }
  if (areImagesKept) {
    return t`Sur ce téléphone\u00A0: textes et images, sans fond de carte (${size}).`;
  }
  return images.kept > 0
    ? t`Sur ce téléphone\u00A0: textes et une partie des images (${size}).`
    : t`Sur ce téléphone\u00A0: textes seulement (${size}).`;
}

/** What this device keeps of a quête, in a sentence or two. */
export function keptWords(garde: Garde, quete: Quete): string {
  const { halte, isPlayable } = garde;
  const size = formatOctets(garde.bytes + textBytes(quete));
  const sentences = [
    ...(halte === null ? [] : [t(halteWords[halte])]),
    ...(isPlayable
      ? [partWords(garde, size), t`Vous pouvez jouer sans réseau.`]
      : [t`Le texte est gardé, mais le jeu a encore besoin du réseau pour s’ouvrir.`]),
    ...(isPlayable && garde.version !== quete.version
      ? [t`Une version plus récente de la quête existe.`]
      : []),
  ];
  return sentences.join(' ');
}
