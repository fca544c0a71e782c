import type { Garde } from '@/data/garde/garde-store.ts';
import { textBytes } from '@/data/garde/keep-garde.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { formatOctets } from '@/lib/format/octets.ts';

/** Whether all that could be had is there. */
export function isWhole({ halte, isPlayable }: Garde): boolean {
  return halte === null && isPlayable;
}

const halteWords: Readonly<Record<NonNullable<Garde['halte']>, string>> = {
  arret: 'Arrêté.',
  place: 'Le téléphone n’a plus de place\u00A0: libérez-en un peu, puis reprenez.',
  reseau: 'Le réseau s’est coupé\u00A0: reprenez quand il revient.',
  refus: 'Le service de cartes ne répond pas\u00A0: réessayez plus tard.',
};

function partWords({ images, tiles }: Garde): string {
  const areImagesKept = images.kept === images.wanted;
  if (areImagesKept && tiles.kept === tiles.wanted) return 'textes, images et carte';
  if (areImagesKept && tiles.kept > 0) return 'textes, images et une partie de la carte';
  if (areImagesKept) return 'textes et images, sans fond de carte';
  return images.kept > 0 ? 'textes et une partie des images' : 'textes seulement';
}

/** What this device keeps of a quête, in a sentence or two. */
export function keptWords(garde: Garde, quete: Quete): string {
  const { halte, isPlayable } = garde;
  const size = formatOctets(garde.bytes + textBytes(quete));
  const cause = halte === null ? '' : `${halteWords[halte]} `;
  if (!isPlayable) {
    return `${cause}Le texte est gardé, mais le jeu a encore besoin du réseau pour s’ouvrir.`;
  }
  const old =
    garde.version === quete.version
      ? ''
      : ' Une version plus récente de la quête existe.';
  return `${cause}Sur ce téléphone\u00A0: ${partWords(garde)} (${size}). La quête se joue sans réseau.${old}`;
}
