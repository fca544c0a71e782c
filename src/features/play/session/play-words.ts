import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { PlayedType } from '@/domain/epreuve/epreuve-publique.ts';
import type { PartlyRight } from '@/domain/epreuve/judge-typed.ts';
import type { Genre } from '@/domain/parcours/parcours.ts';
import { wordList } from '@/langue/current-langue.ts';
import { limitWaitWords } from '@/lib/errors/error-message.ts';
import { formatNombre } from '@/lib/format/nombre.ts';

/** « 62 points », « 1 point ». */
export function pointsWords(points: number): string {
  return plural(points, { one: '#\u00A0point', other: '#\u00A0points' });
}

/** Present value of an épreuve, above its title. */
export function stakeWords(points: number): string {
  if (points === 0) return t`Épreuve`;
  return plural(points, {
    one: 'Épreuve · #\u00A0point à gagner',
    other: 'Épreuve · #\u00A0points à gagner',
  });
}

/** The remaining points of an épreuve: « 7 points restent à gagner. » */
export function restWords(points: number): string {
  return plural(points, {
    one: '#\u00A0point reste à gagner.',
    other: '#\u00A0points restent à gagner.',
  });
}

/** The cost of a wrong choice, before the first one and after it. */
export function erreurWords(erreurCount: number, points: number): string {
  if (erreurCount === 0) return t`Un mauvais choix fait perdre la moitié des points.`;
  const again = t`Un autre mauvais choix en fait perdre la moitié.`;
  return `${restWords(points)} ${again}`;
}

/** Text in place of the points of an épreuve whose solution was seen in another party. */
export function dejaVueWords(): string {
  return t`Déjà vue\u00A0: sans points prouvés`;
}

/** Cost of a solution, in this party and later ones; shown before. */
export function solutionCostWords(points: number, isVue: boolean): string {
  if (isVue) {
    return t`L’étape sera passée. Sa solution a déjà été vue dans une autre partie\u00A0: cela ne coûte rien de plus.`;
  }
  const cost =
    points === 0
      ? t`L’étape sera passée, et on ne pourra plus y répondre.`
      : plural(points, {
          one: 'L’étape sera passée, sans son point, et on ne pourra plus y répondre.',
          other:
            'L’étape sera passée, sans ses #\u00A0points, et on ne pourra plus y répondre.',
        });
  const later = t`Si vous rejouez cette quête, vous pourrez la chercher encore, mais sans points prouvés.`;
  return `${cost} ${later}`;
}

/** The next indice, with its cost and how many are left: « Un indice (−5 points), il en reste 2 », « Un indice (gratuit), le dernier ». */
export function nextIndiceWords(points: number, count: number): string {
  const cost = pointsWords(points);
  const indice = points === 0 ? t`Un indice (gratuit)` : t`Un indice (−${cost})`;
  return count === 1 ? t`${indice}, le dernier` : t`${indice}, il en reste ${count}`;
}

/** « 2 min 05 », « 40 s ». */
export function timerWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest}\u00A0s`;
  return `${minutes}\u00A0min\u00A0${String(rest).padStart(2, '0')}`;
}

/** Number of tries left. */
export function essaisWords(count: number): string {
  return count === 1
    ? t`Dernier essai\u00A0: ensuite, vous passez l’étape et lisez la solution.`
    : t`Il vous reste ${count} essais.`;
}

/** « 40 points sur 50, et 10 de bonus ». */
export function scoreWords(points: string, maximum: number, bonus: number): string {
  const total = formatNombre(maximum);
  return bonus > 0
    ? t`${points} sur ${total}, et ${bonus} de bonus`
    : t`${points} sur ${total}`;
}

/** First help after a wrong answer, by kind of épreuve. */
const firstHelp: Readonly<Record<PlayedType, MessageDescriptor>> = {
  aucune: msg`Regardez encore.`,
  choix: msg`Relisez le récit, ou regardez encore autour de vous.`,
  texte: msg`Relisez la question, puis cherchez encore.`,
  nombre: msg`Comptez encore une fois.`,
  cadenas: msg`Vérifiez les roues, une à une.`,
  ordre: msg`Déplacez un élément à la fois.`,
  association: msg`Gardez les paires qui vous semblent justes.`,
  message_code: msg`Vérifiez chaque signe, un à un.`,
  mot_mystere: msg`Essayez les lettres dans un autre ordre.`,
  qr: msg`Cherchez le QR code de cette étape.`,
  position: msg`Approchez-vous encore.`,
  photo: msg`Essayez une autre photo.`,
};

/** Error of an answer, as far as a phone can tell. */
export type WrongAnswer = {
  type: PlayedType;
  /** True if the same wrong answer was given before. */
  isRepeated: boolean;
  /** True if the answer is the coded message itself. */
  isStillCoded: boolean;
};

/** Message for a wrong answer: by error and kind, more patient after more errors. */
export function wrongWords(
  erreurCount: number,
  { type, isRepeated, isStillCoded }: WrongAnswer,
): string {
  if (isStillCoded)
    return t`Ce n’est pas ça. C’est encore le message codé\u00A0: écrivez-le en clair.`;
  if (isRepeated) return t`Vous avez déjà essayé cette réponse. Cherchez-en une autre.`;
  if (erreurCount <= 1) {
    const help = t(firstHelp[type]);
    return t`Ce n’est pas ça. ${help}`;
  }
  if (erreurCount === 2) return t`Pas encore. Relisez la question, mot à mot.`;
  return t`Toujours pas, après ${erreurCount} essais. Prenez votre temps.`;
}

/** Right part of a wrong answer: « 3 éléments sur 5 sont à leur place. » */
export function partlyWords({ type, right, total }: PartlyRight): string {
  if (type === 'ordre') {
    if (right === 0) return t`Aucun élément n’est à sa place.`;
    return right === 1
      ? t`Un seul élément sur ${total} est à sa place.`
      : t`${right} éléments sur ${total} sont à leur place.`;
  }
  if (type === 'choix') {
    if (right === 0) return t`Aucun de vos choix n’est juste.`;
    if (right === total) return t`Tous vos choix sont justes, mais il en manque.`;
    return right === 1
      ? t`Un seul de vos ${total} choix est juste.`
      : t`${right} de vos ${total} choix sont justes.`;
  }
  if (right === 0) return t`Aucune paire n’est juste.`;
  return right === 1
    ? t`Une seule paire sur ${total} est juste.`
    : t`${right} paires sur ${total} sont justes.`;
}

/** Letters won at an étape for a word to compose: « Vous gagnez la lettre A. » */
export function lettresWords(lettres: string): string {
  const named = wordList(Array.from(lettres));
  return lettres.length === 1
    ? t`Vous gagnez la lettre ${named} du mot mystère.`
    : t`Vous gagnez les lettres ${named} du mot mystère.`;
}

/** Part of a walk done: « 9 étapes », « 5 étapes sur 9 ». */
export function doneWords(done: number, total: number): string {
  return done === total
    ? plural(done, { one: '#\u00A0étape', other: '#\u00A0étapes' })
    : t`${plural(done, { one: '#\u00A0étape', other: '#\u00A0étapes' })} sur ${total}`;
}

/** « 4 lieux sur 6 »: places where the phone was measured. */
export function surPlaceWords(vueCount: number, lieuCount: number): string {
  return vueCount === lieuCount
    ? plural(vueCount, { one: '#\u00A0lieu', other: '#\u00A0lieux' })
    : t`${plural(vueCount, { one: '#\u00A0lieu', other: '#\u00A0lieux' })} sur ${lieuCount}`;
}

/** The heading of the end; a shortened walk is not called whole. */
export function endWords(genre: Genre, isEcourtee: boolean): string {
  if (isEcourtee) return t`Belle balade, même écourtée\u202F!`;
  switch (genre) {
    case 'quete':
      return t`Quête achevée\u202F!`;
    case 'visite':
      return t`Visite achevée\u202F!`;
    case 'aventure':
      return t`Aventure achevée\u202F!`;
  }
}

/** Results confirmed by the rules so far; null if there are none to confirm. */
export function proofWords(
  proof: { prouvees: number; trouvees: number; dejaVues: number },
  network: { isOnline: boolean; isWaiting: boolean; isLimited: boolean },
): string | null {
  const { dejaVues } = proof;
  const seen =
    dejaVues === 0
      ? null
      : plural(dejaVues, {
          one: '#\u00A0étape déjà vue\u00A0: sans points prouvés.',
          other: '#\u00A0étapes déjà vues\u00A0: sans points prouvés.',
        });
  const words = [ownProofWords(proof, network), seen].filter((one) => one !== null);
  return words.length === 0 ? null : words.join(' ');
}

/** Proofs that a quête privée lacks. */
export function priveeProofWords(): string {
  return t`Quête privée\u00A0: les réponses sont vérifiées par ce téléphone seul. Elle n’a ni avis, ni chiffres.`;
}

function ownProofWords(
  { prouvees, trouvees }: { prouvees: number; trouvees: number },
  proof: { isOnline: boolean; isWaiting: boolean; isLimited: boolean },
): string | null {
  const { isOnline, isWaiting, isLimited } = proof;
  if (trouvees === 0) return null;
  const count = t`Réponses prouvées\u00A0: ${prouvees} sur ${trouvees}.`;
  if (prouvees === trouvees) return count;
  if (!isWaiting) return t`${count} Les autres n’ont pas pu être vérifiées.`;
  if (isLimited) return `${count} ${limitWaitWords()}`;
  return isOnline
    ? t`${count} La vérification continue.`
    : t`${count} Les autres seront vérifiées au retour du réseau.`;
}
