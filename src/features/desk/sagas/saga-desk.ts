import type { ProblemeSaga, SagaEtat } from '@/domain/saga/equipe.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import type { Territoire } from '@/domain/territoire/territoire.ts';

/** Desk that writes sagas. */
export type SagaDesk = {
  /** The territory of the sagas; null for all. */
  territoire: Territoire | null;
  /** True for the team, which alone publishes them. */
  isTeam: boolean;
};

/** The address of the list of a desk, or of one of its sagas. */
export function sagaDeskPath(
  { territoire }: SagaDesk,
  query: { saga?: string } = {},
): string {
  return territoire === null
    ? paths.sagas(query)
    : paths.territoireSagas({ siren: territoire.id, ...query });
}

/** The desk of the team, with all sagas. */
export const teamDesk: SagaDesk = { territoire: null, isTeam: true };

export const etatWords: Readonly<Record<SagaEtat, string>> = {
  brouillon: 'Brouillon',
  publiee: 'En ligne',
  retiree: 'Retirée',
};

/** A problem or a warning of a saga, with its remedy. */
export function problemWords(problem: ProblemeSaga): string {
  switch (problem.type) {
    case 'titre':
      return 'Donnez-lui un titre.';
    case 'parties':
      return 'Il faut de 2 à 60 quêtes.';
    case 'mot':
      return 'Écrivez le dernier mot\u00A0: c’est lui qu’on lit en ouvrant la fin.';
    case 'derniere-parcours':
      return 'Choisissez le parcours de la dernière quête.';
    case 'derniere-absente':
      return 'La dernière quête n’est pas en place\u00A0: «\u00A0Mettre en place\u00A0» l’écrit derrière sa clé.';
    case 'seuil':
      return problem.jouables === 0
        ? 'Aucune quête ne se joue pour l’instant\u00A0: il en faut pour finir. Ajoutez une quête.'
        : `${formatCount(problem.jouables, 'quête se joue', 'quêtes se jouent')}\u00A0: il en faut davantage pour finir. Ajoutez ou remplacez une quête.`;
    case 'signe':
      return `«\u00A0${typographie(problem.etape.titre)}\u00A0» n’a pas de signe.`;
    case 'sans-part':
      return `«\u00A0${typographie(problem.etape.titre)}\u00A0» ne nomme pas encore la saga\u00A0: publiez de nouveau son parcours, rien d’autre n’y change.`;
    case 'absente':
      return `«\u00A0${typographie(problem.etape.titre)}\u00A0» n’est plus en ligne\u00A0: remplacez-la, ou dites qu’elle ne se joue plus.`;
    case 'fermee':
      return `«\u00A0${typographie(problem.etape.titre)}\u00A0» est fermée en ce moment.`;
  }
}
