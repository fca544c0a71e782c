import type { Rang } from '@/domain/equipe/equipe.ts';
import type { Suivi } from '@/domain/partie/partie.ts';
import { ExpiredCodeError } from '@/data/equipe/expired-code-error.ts';
import {
  AccessDeniedError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';

/** A phone of the team, by the first name it gave. */
export function nameOf({ prenom }: Pick<Rang, 'prenom'>): string {
  return prenom === '' ? 'un téléphone' : prenom;
}

const listFormat = new Intl.ListFormat('fr-FR');

/** Who plays along: « En équipe avec Léa (capitaine) et un téléphone (sans réseau). » */
export function membersWords(
  autres: readonly Rang[],
  capitaine: string | undefined,
): string {
  if (autres.length === 0) return 'En équipe\u00A0: vous attendez les autres téléphones.';
  const names = autres.map((rang) => {
    const notes = [
      ...(rang.appareil === capitaine ? ['capitaine'] : []),
      ...(rang.la ? [] : ['sans réseau']),
    ];
    return notes.length === 0 ? nameOf(rang) : `${nameOf(rang)} (${notes.join(', ')})`;
  });
  return `En équipe avec ${listFormat.format(names)}.`;
}

/** « Malo a trouvé ! »: what another phone, by the first name it gave, made of an étape. */
export function foundWords(prenom: string, { issue }: Pick<Suivi, 'issue'>): string {
  const who = prenom === '' ? 'Un autre téléphone' : prenom;
  if (issue?.type === 'reussie') return `${who} a trouvé\u202F!`;
  return issue?.type === 'passee' ? `${who} a passé cette étape.` : '';
}

/** Why a team could not be made or joined, and what to do. */
export function failureWords(error: unknown): string {
  if (error instanceof OfflineError) {
    return 'Il faut du réseau pour former l’équipe. Réessayez quand il revient.';
  }
  if (error instanceof NotFoundError) {
    return 'Aucune équipe n’a ce code. Vérifiez les six lettres avec qui l’a créée.';
  }
  if (error instanceof ExpiredCodeError) {
    return 'Ce code a plus de 24\u00A0heures. Son équipe peut en donner un autre\u00A0: Menu, puis «\u00A0Jouer en équipe\u00A0».';
  }
  if (error instanceof AccessDeniedError) {
    return 'Trop de codes essayés aujourd’hui sur ce téléphone. Réessayez demain.';
  }
  return 'L’équipe ne répond pas. Réessayez dans un instant.';
}
