import type { ParcoursStore, RefusedEtape } from '@/data/parcours/parcours-store.ts';
import { limits } from '@/domain/limits.ts';
import { newerSentence } from '@/lib/errors/error-message.ts';

/** `fichier`: its image or its recording is refused. */
type RefusalRaison = RefusedEtape['raison'] | 'fichier';

/** Why something is not online, as far as the author can do something about it. */
export type SaveObstacle =
  | { type: 'hors-connexion' }
  /** The rules refused, or the session is closed. */
  | { type: 'refus' }
  /** The daily limit is reached: it continues by itself. */
  | { type: 'limite' }
  | { type: 'supprime' }
  | { type: 'texte-trop-long' }
  /** Two people added étapes, each within the limit. */
  | { type: 'trop-d-etapes' }
  /** The others are saved: these stay on this device until their obstacle is gone. */
  | {
      type: 'etapes-refusees';
      etapes: readonly {
        numero: number;
        titre: string;
        raison: RefusalRaison;
      }[];
    }
  | { type: 'illisible' }
  /** A later build wrote it: this one would remove its additions. */
  | { type: 'nouvelle-version' }
  /** It has no room, refuses, or does not answer. */
  | { type: 'appareil-muet' }
  | { type: 'inattendu'; reference: string };

/** Exact place of the written text. */
export type SaveStatus =
  /** Still empty. */
  | { type: 'vierge' }
  /** Typed a moment ago: not on the device yet. */
  | { type: 'en-cours' }
  | { type: 'appareil'; obstacle: SaveObstacle | null }
  /** `at`: when the server confirmed, in epoch milliseconds. */
  | { type: 'en-ligne'; at: number }
  /** Not even this device could store it. */
  | { type: 'non-enregistre'; obstacle: SaveObstacle | null };

const heure = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit' });

/** `14 h 32`, in the time of this device. */
export function formatHeure(at: number): string {
  const parts = heure.formatToParts(at);
  const part = (type: 'hour' | 'minute') =>
    parts.find((found) => found.type === type)?.value ?? '';
  return `${part('hour')}\u00A0h\u00A0${part('minute')}`;
}

/** Place of storage: online with an account, or on this device alone. */
export type KeptWhere = ParcoursStore['kept'];

/** The status in one line. */
export function saveStatusText(
  status: SaveStatus,
  where: KeptWhere = 'en-ligne',
): string {
  switch (status.type) {
    case 'vierge':
      return 'Rien à enregistrer pour l’instant';
    case 'en-cours':
      return 'Enregistrement…';
    case 'appareil':
      return 'Enregistré sur cet appareil';
    case 'en-ligne':
      return where === 'en-ligne'
        ? `Enregistré en ligne à ${formatHeure(status.at)}`
        : `Enregistré sur cet appareil à ${formatHeure(status.at)}`;
    case 'non-enregistre':
      return 'Non enregistré\u00A0: cet appareil ne peut rien garder';
  }
}

/** Why the text is not stored there, and the next step. */
export function obstacleText(
  obstacle: SaveObstacle,
  where: KeptWhere = 'en-ligne',
): string {
  return where === 'en-ligne'
    ? onlineObstacleText(obstacle)
    : deviceObstacleText(obstacle);
}

const newerText = `${newerSentence('parcours')}. Votre texte reste ici. Rechargez la page pour la recevoir.`;

const raisonTexts: Readonly<Record<RefusalRaison, string>> = {
  illisible: 'un de ses champs n’est pas lisible',
  refus: 'l’accès est refusé',
  'trop-grande': 'elle est trop longue',
  fichier: 'son image ou son enregistrement est refusé',
};

type RefusedEtapes = Extract<SaveObstacle, { type: 'etapes-refusees' }>['etapes'];

function refusedEtapesText(etapes: RefusedEtapes): string {
  const named = etapes.map(({ numero, titre, raison }) => {
    const nom = titre.trim() === '' ? '' : ` «\u00A0${titre.trim()}\u00A0»`;
    return `étape ${numero}${nom}, ${raisonTexts[raison]}`;
  });
  const reste = etapes.length === 1 ? 'Elle reste' : 'Elles restent';
  return `Non enregistré en ligne\u00A0: ${named.join('\u202F; ')}. ${reste} sur cet appareil\u202F; tout le reste est enregistré.`;
}

function onlineObstacleText(obstacle: SaveObstacle): string {
  switch (obstacle.type) {
    case 'hors-connexion':
      return 'Pas de connexion\u00A0: l’envoi reprendra tout seul.';
    case 'refus':
      return 'Non enregistré en ligne\u00A0: l’accès est refusé. Votre texte reste ici. Un autre auteur a peut-être archivé ou jeté ce parcours\u00A0: voyez «\u00A0Mes parcours\u00A0». Sinon reconnectez-vous, ou demandez vos droits à l’équipe.';
    case 'limite':
      return 'Non enregistré en ligne\u00A0: cela fait beaucoup pour une journée. Votre texte reste ici, et l’envoi reprendra tout seul d’ici demain.';
    case 'supprime':
      return 'Non enregistré en ligne\u00A0: ce parcours y a été supprimé. Votre texte reste ici.';
    case 'texte-trop-long':
      return 'Non enregistré en ligne\u00A0: un texte est trop long. Raccourcissez-le, l’envoi suivra.';
    case 'trop-d-etapes':
      return `Non enregistré en ligne\u00A0: à deux, vous avez écrit plus de ${limits.etapeCount.max} étapes. Retirez-en, l’envoi suivra.`;
    case 'etapes-refusees':
      return refusedEtapesText(obstacle.etapes);
    case 'illisible':
      return 'Non enregistré en ligne\u00A0: la version en ligne est illisible. Votre texte reste ici. Écrivez-nous.';
    case 'nouvelle-version':
      return `Non enregistré en ligne\u00A0: ${newerText}`;
    case 'appareil-muet':
      return deviceObstacleText(obstacle);
    case 'inattendu':
      return `Non enregistré en ligne\u00A0: un problème est survenu (référence ${obstacle.reference}). Votre texte reste ici, nous réessayons.`;
  }
}

function deviceObstacleText(obstacle: SaveObstacle): string {
  switch (obstacle.type) {
    // A device needs neither a network nor rights: it did not answer in time.
    case 'hors-connexion':
    case 'refus':
    case 'limite':
    case 'appareil-muet':
      return 'Ce navigateur n’a pas pu garder votre texte sur cet appareil. Il reste dans cette page\u00A0: fermez les autres onglets de ce site, ou libérez de la place si l’appareil est plein.';
    case 'supprime':
      return 'Ce parcours a été effacé de cet appareil dans un autre onglet. Votre texte reste ici.';
    case 'texte-trop-long':
      return 'Un texte est trop long pour être publié. Il est gardé ici\u00A0: raccourcissez-le quand vous voudrez.';
    case 'trop-d-etapes':
      return `Un parcours a ${limits.etapeCount.max} étapes au plus. Tout est gardé ici\u00A0: retirez-en quand vous voudrez.`;
    case 'illisible':
      return 'Ce que cet appareil garde de ce parcours est illisible. Votre texte reste ici\u00A0: téléchargez-le par précaution.';
    // A device stores every étape unchanged.
    case 'etapes-refusees':
      return refusedEtapesText(obstacle.etapes);
    case 'nouvelle-version':
      return newerText;
    case 'inattendu':
      return `Un problème est survenu (référence ${obstacle.reference}). Votre texte reste ici, nous réessayons.`;
  }
}
