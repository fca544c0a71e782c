import type { Prestation } from '@/content/exploitant.ts';
import { hostYear, runningTime, type TimeRange } from '@/domain/mairie/cost.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { formatCount, formatNombre, noBreakSpace } from '@/lib/format/nombre.ts';

/** A price in whole euros: `1 200 €`. */
export function wholeEuros(value: number): string {
  return `${formatNombre(value)}${noBreakSpace}€`;
}

/** `2 h à 4 h` */
export function formatRange({ de, a }: TimeRange): string {
  return `${formatDuree(de)} à ${formatDuree(a)}`;
}

/** Parties a month of a small site, and of a busy one. */
const few = 1_000;
const many = 10_000;

/** The host's yearly price, from our lowest count to our highest. */
export function hostYearWords(): string {
  return `au plus ${wholeEuros(hostYear(few))} par an jusqu’à ${formatNombre(few)} parties par mois, et ${wholeEuros(hostYear(many))} pour ${formatNombre(many)}`;
}

/** Costs and tasks of a commune that runs the site itself, one line each. */
export const ownHostingLines: readonly string[] = [
  `Le logiciel\u00A0: 0${noBreakSpace}€. Il est libre (EUPL 1.2), sans abonnement et sans prix par joueur.`,
  `L’hébergeur\u00A0: ${hostYearWords()}.`,
  `L’installation\u00A0: de ${formatRange(runningTime.installation)} pour une personne à l’aise avec une ligne de commande, puis de ${formatRange(runningTime.mois)} par mois. C’est notre estimation\u00A0: personne ne l’a encore mesurée.`,
  `L’adresse du site\u00A0: rien, si c’est un sous-domaine de celui de la commune.`,
];

/** Costs of a commune with a provider, one line each; without a published price, how to request one. */
export function providerLines(prestation: Prestation | null): readonly string[] {
  if (prestation === null) {
    return [
      `Aucun prix n’est publié ici. Un prestataire facture la même note d’hébergement, et ses heures\u00A0: demandez-lui un devis pour l’installation (de ${formatRange(runningTime.installation)}) et pour l’entretien (de ${formatRange(runningTime.mois)} par mois).`,
    ];
  }
  const { annuelTtc, installationTtc, dureeAns, comprend } = prestation;
  return [
    `Installation\u00A0: ${wholeEuros(installationTtc)} TTC, une fois.`,
    `Puis ${wholeEuros(annuelTtc)} TTC par an, hébergement compris, pour ${formatCount(dureeAns, 'an', 'ans')}.`,
    ...(comprend.length === 0 ? [] : [`Ce prix comprend\u00A0: ${comprend.join(', ')}.`]),
  ];
}

/** Purchases in both cases. */
export const materialLine = `À acheter\u00A0: rien. Les plaques à QR code sont facultatives\u00A0: du papier, et de quoi le plastifier.`;
