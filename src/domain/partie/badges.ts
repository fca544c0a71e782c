import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saisonOfMonth } from '../catalogue/ouverture.ts';
import { timeZoneOf } from '../geo/time-zone.ts';
import { addressOf } from '../quete/address.ts';
import type { QueteId } from '../quete/quete.ts';

/** A party as far as badges go. Times are epoch milliseconds. */
export type PartieFinie = { queteId: QueteId; finishedAt: number };

export type BadgeId =
  | 'premier-tampon'
  | 'cinq-quetes'
  | 'dix-quetes'
  | 'trois-communes'
  | 'trois-departements'
  | 'quatre-saisons'
  | 'retrouvailles';

/** A badge, its progress, and when it was won (epoch milliseconds; null until then). */
export type Badge = {
  id: BadgeId;
  fait: number;
  sur: number;
  wonAt: number | null;
};

/** Season of a walk, by its place and local time. */
function seasonOf({ queteId, finishedAt }: PartieFinie): string {
  const { departement } = addressOf(queteId);
  const timeZone = timeZoneOf(departement);
  const month = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone });
  return saisonOfMonth(Number(month.format(finishedAt)), departement);
}

type Rule = { id: BadgeId; sur: number; keyOf: (partie: PartieFinie) => string };

/** Each counts the different things among the parties. */
const ruleList: readonly Rule[] = [
  { id: 'premier-tampon', sur: 1, keyOf: ({ queteId }) => queteId },
  { id: 'trois-communes', sur: 3, keyOf: communeOf },
  { id: 'cinq-quetes', sur: 5, keyOf: ({ queteId }) => queteId },
  { id: 'dix-quetes', sur: 10, keyOf: ({ queteId }) => queteId },
  {
    id: 'trois-departements',
    sur: 3,
    keyOf: ({ queteId }) => addressOf(queteId).departement,
  },
  { id: 'quatre-saisons', sur: 4, keyOf: seasonOf },
];

function communeOf({ queteId }: PartieFinie): string {
  const { departement, communeSlug } = addressOf(queteId);
  return `${departement} ${communeSlug}`;
}

function countDifferent(parties: readonly PartieFinie[], rule: Rule): Badge {
  const seen = new Set<string>();
  let wonAt: number | null = null;
  for (const partie of parties) {
    seen.add(rule.keyOf(partie));
    if (seen.size === rule.sur) wonAt ??= partie.finishedAt;
  }
  const { id, sur } = rule;
  return { id, fait: Math.min(seen.size, sur), sur, wonAt };
}

/** The same quête finished on two days: this rewards a return, and not a reload. */
function countReturns(parties: readonly PartieFinie[]): Badge {
  const dayMs = 24 * 60 * 60 * 1_000;
  const again = parties.find(({ queteId, finishedAt }) =>
    parties.some(
      (other) => other.queteId === queteId && finishedAt - other.finishedAt >= dayMs,
    ),
  );
  const fait = again === undefined ? 0 : 1;
  return { id: 'retrouvailles', fait, sur: 1, wonAt: again?.finishedAt ?? null };
}

/** All badges, in display order, computed from finished parties: none is stored, so the same parties always give the same badges. */
export function badgesOf(parties: readonly PartieFinie[]): Badge[] {
  const ordered = parties.toSorted((a, b) => a.finishedAt - b.finishedAt);
  return [
    ...ruleList.map((rule) => countDifferent(ordered, rule)),
    countReturns(ordered),
  ];
}

type BadgeWords = { nom: MessageDescriptor; pour: MessageDescriptor };

/** Name and condition of each badge. */
export const badgeWords: Readonly<Record<BadgeId, BadgeWords>> = {
  'premier-tampon': { nom: msg`Premier tampon`, pour: msg`une quête achevée` },
  'trois-communes': { nom: msg`Chemin faisant`, pour: msg`trois communes parcourues` },
  'cinq-quetes': { nom: msg`Bonnes semelles`, pour: msg`cinq quêtes achevées` },
  'dix-quetes': { nom: msg`Grand marcheur`, pour: msg`dix quêtes achevées` },
  'trois-departements': { nom: msg`Par-delà les limites`, pour: msg`trois départements` },
  'quatre-saisons': { nom: msg`Quatre saisons`, pour: msg`une quête à chaque saison` },
  retrouvailles: { nom: msg`Retrouvailles`, pour: msg`la même quête, un autre jour` },
};
