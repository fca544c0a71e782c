import type { Bloc, NomDeCommune, Signataire } from '@/content/mairie-document-blocs.ts';
import { firstQueteTime, totalMinutes, yearlyTime } from '@/domain/mairie/cost.ts';
import {
  formatRange,
  materialLine,
  ownHostingLines,
  providerLines,
} from './cost-words.ts';
import { dataLines, publicRulesLines } from './guarantee-words.ts';

/** The facts of the site's operator, one line each; empty without one. */
export function operateurLines({ operateur }: Signataire): string[] {
  if (operateur === null) return [];
  const { nom, forme, siret, adresse, telephone, horaires, email, personne } = operateur;
  const line = (label: string, fact: string | null) =>
    fact === null ? [] : [`**${label}**\u00A0: ${fact}`];
  return [
    ...line('Qui', forme === null ? nom : `${nom}, ${forme}`),
    ...line('SIRET', siret),
    ...line('Adresse', adresse),
    ...line(
      'Téléphone',
      telephone && (horaires === null ? telephone : `${telephone}, ${horaires}`),
    ),
    ...line('E-mail', email),
    ...line('Qui vous répond', personne),
  ];
}

/** « Présentation au conseil »: the page, on one sheet. */
export function presentationBlocs(
  { de }: NomDeCommune,
  signataire: Signataire,
): readonly Bloc[] {
  const who = operateurLines(signataire);
  const hours = [
    `**La première quête**\u00A0: de ${formatRange(totalMinutes(firstQueteTime))}, en plusieurs fois.`,
    `**Chaque année ensuite**\u00A0: de ${formatRange(totalMinutes(yearlyTime))}.`,
  ];
  return [
    {
      type: 'texte',
      texte: `Quêtes & Codes permet à la commune ${de} d’écrire des promenades à énigmes dans ses rues. Le public les suit sur un téléphone, gratuitement, sans compte et sans application.`,
    },
    ...(who.length === 0
      ? []
      : ([
          { type: 'titre', texte: 'Qui fait fonctionner le site' },
          { type: 'liste', points: who },
        ] as const)),
    { type: 'titre', texte: 'Ce que cela demande, en heures' },
    { type: 'liste', points: hours },
    { type: 'titre', texte: 'Si la commune héberge elle-même le site' },
    { type: 'liste', points: [...ownHostingLines, materialLine] },
    { type: 'titre', texte: 'Si un prestataire s’en charge' },
    { type: 'liste', points: [...providerLines(signataire.prestation), materialLine] },
    { type: 'titre', texte: 'Où sont les données' },
    { type: 'liste', points: dataLines },
    { type: 'titre', texte: 'Accessibilité et écoconception' },
    { type: 'liste', points: publicRulesLines() },
  ];
}
