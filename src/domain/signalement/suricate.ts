import { t } from '@lingui/core/macro';
import type { Etape } from '../etape/etape.ts';
import type { Position } from '../geo/position.ts';
import type { Quete } from '../quete/quete.ts';
import type { EtapeSignalements } from './grouped.ts';
import { motifNames, type Motif } from './signalement.ts';

/** The network of the ministry of sports for paths and places of outdoor sports. */
export const suricateUrl = 'https://sentinelles.sportsdenature.fr/';

/** Problems of the way, not of the game. */
const wayMotifs: ReadonlySet<Motif> = new Set(['travaux', 'danger']);

/** Place of a report about the way; null if unknown, or about the game. */
export function wayPlaceOf(
  { motifs }: Pick<EtapeSignalements, 'motifs'>,
  etape: Pick<Etape, 'position'> | undefined,
): Position | null {
  return motifs.some(({ motif }) => wayMotifs.has(motif))
    ? (etape?.position ?? null)
    : null;
}

/** Degrees, WGS84, as the form of the network takes them. */
function degrees(value: number): string {
  return value.toFixed(6);
}

/**
 * Text to paste in the form of the network: place, activity, players' choices, time. Their own words and photos are left out: they wrote to
 * the commune. `day`: of the newest report, in words. `url`: the public page of the quête.
 */
export function suricateText(
  { motifs }: Pick<EtapeSignalements, 'motifs'>,
  place: Position,
  { quete, day, url }: { quete: Quete; day: string; url: string },
): string {
  const { commune } = quete.contenu;
  const said = motifs.filter(({ motif }) => wayMotifs.has(motif));
  return [
    `Lieu\u00A0: ${degrees(place.lat)}, ${degrees(place.lon)} (latitude, longitude, WGS84)`,
    `Commune\u00A0: ${commune.nom} (${commune.insee})`,
    'Activité\u00A0: randonnée pédestre',
    `Problème\u00A0: ${said.map(({ motif }) => t(motifNames[motif])).join(' · ')}`,
    `Signalé le\u00A0: ${day}`,
    `Parcours\u00A0: ${quete.contenu.titre}, ${url}`,
  ].join('\n');
}
