import { limits } from '@/domain/limits.ts';

/** Why something is not online, as far as the author can do something about it. */
export type SaveObstacle =
  | { type: 'hors-connexion' }
  /** The rules refused, or the session is closed. */
  | { type: 'refus' }
  | { type: 'supprime' }
  | { type: 'texte-trop-long' }
  /** Two people added étapes, each within the limit. */
  | { type: 'trop-d-etapes' }
  | { type: 'illisible' }
  | { type: 'inattendu'; reference: string };

/** Where what was written is, without embellishment. */
export type SaveStatus =
  /** Nothing was written yet. */
  | { type: 'vierge' }
  /** Typed a moment ago: not on the device yet. */
  | { type: 'en-cours' }
  | { type: 'appareil'; obstacle: SaveObstacle | null }
  /** `at`: when the server confirmed, in epoch milliseconds. */
  | { type: 'en-ligne'; at: number }
  /** Not even this device could keep it. */
  | { type: 'non-enregistre'; obstacle: SaveObstacle | null };

const heure = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit' });

/** `14 h 32`, in the time of this device. */
export function formatHeure(at: number): string {
  const parts = heure.formatToParts(at);
  const part = (type: 'hour' | 'minute') =>
    parts.find((found) => found.type === type)?.value ?? '';
  return `${part('hour')}\u00A0h\u00A0${part('minute')}`;
}

/** The state in one line. */
export function saveStatusText(status: SaveStatus): string {
  switch (status.type) {
    case 'vierge':
      return 'Rien à enregistrer pour l’instant';
    case 'en-cours':
      return 'Enregistrement…';
    case 'appareil':
      return 'Enregistré sur cet appareil';
    case 'en-ligne':
      return `Enregistré en ligne à ${formatHeure(status.at)}`;
    case 'non-enregistre':
      return 'Non enregistré\u00A0: cet appareil ne peut rien garder';
  }
}

/** Why it is not online and what to do, or null when there is nothing to add. */
export function obstacleText(obstacle: SaveObstacle): string {
  switch (obstacle.type) {
    case 'hors-connexion':
      return 'Pas de connexion\u00A0: l’envoi reprendra tout seul.';
    case 'refus':
      return 'Non enregistré en ligne\u00A0: l’accès est refusé. Votre texte reste ici. Reconnectez-vous, ou demandez vos droits à l’équipe.';
    case 'supprime':
      return 'Non enregistré en ligne\u00A0: ce parcours y a été supprimé. Votre texte reste ici.';
    case 'texte-trop-long':
      return 'Non enregistré en ligne\u00A0: un texte est trop long. Raccourcissez-le, l’envoi suivra.';
    case 'trop-d-etapes':
      return `Non enregistré en ligne\u00A0: à deux, vous avez écrit plus de ${limits.etapeCount.max} étapes. Retirez-en, l’envoi suivra.`;
    case 'illisible':
      return 'Non enregistré en ligne\u00A0: la version en ligne est illisible. Votre texte reste ici. Écrivez-nous.';
    case 'inattendu':
      return `Non enregistré en ligne\u00A0: un problème est survenu (référence ${obstacle.reference}). Votre texte reste ici, nous réessayons.`;
  }
}
