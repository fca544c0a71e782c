import { toCsvText, type Cell } from '@/domain/exchange/csv.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { noJour, type Figures, type Jour } from '@/domain/statistique/statistique.ts';

const compteHead = [
  'Parties commencées',
  'Parties terminées',
  'Parties arrêtées avec un motif',
  'Minutes des parties terminées',
  'Terminées sans réseau',
  'Terminées en équipe',
];

function compteCells(compte: Jour): Cell[] {
  const { commencees, terminees, arretees, minutes, horsLigne, equipe } = compte;
  return [commencees, terminees, arretees, minutes, horsLigne, equipe];
}

/** A row a day of the period, for a spreadsheet in French. */
export function toDayCsv({ parJour }: Figures): string {
  const rows = parJour.map(({ jour, compte }) => [jour, ...compteCells(compte)]);
  return toCsvText([['Jour', ...compteHead], ...rows], ';');
}

/** A row per étape, for the whole months of the period; a missing count is zero. */
export function toEtapeFiguresCsv({ etapes }: Figures, { contenu }: Quete): string {
  const head = [
    ...['Numéro', 'Étape', 'Parties comptées', 'Minutes', 'Erreurs', 'Indices'],
    ...['Passée', 'Arrêts'],
  ];
  const rows = contenu.etapes.map(({ id, titre }, index): Cell[] => {
    const found = etapes.get(id);
    const { vues = 0, minutes = 0, erreurs = 0, indices = 0 } = found ?? {};
    const { passees = 0, arrets = 0 } = found ?? {};
    return [index + 1, titre, vues, minutes, erreurs, indices, passees, arrets];
  });
  return toCsvText([head, ...rows], ';');
}

/** A row per quête: its figures over a period. */
export function toQueteCsv(
  lines: readonly { id: string; titre: string; figures: Figures | undefined }[],
): string {
  const rows = lines.map(({ id, titre, figures }) => [
    ...[id, titre],
    ...compteCells(figures?.total ?? noJour),
  ]);
  return toCsvText([['Identifiant', 'Quête', ...compteHead], ...rows], ';');
}
