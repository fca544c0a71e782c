import { t } from '@lingui/core/macro';
import type { Rang } from '@/domain/equipe/equipe.ts';
import type { Suivi } from '@/domain/partie/partie.ts';
import { ExpiredCodeError } from '@/data/equipe/expired-code-error.ts';
import { currentLocale } from '@/langue/current-langue.ts';
import {
  AccessDeniedError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';

/** A phone of the team, by the first name it gave. */
export function nameOf({ prenom }: Pick<Rang, 'prenom'>): string {
  return prenom === '' ? t`un téléphone` : prenom;
}

/** Notes beside a phone's name: captain, offline. */
export function notesOf(rang: Rang, capitaine: string | undefined): string[] {
  return [
    ...(rang.appareil === capitaine ? [t`capitaine`] : []),
    ...(rang.la ? [] : [t`sans réseau`]),
  ];
}

/** The members: « En équipe avec Léa (capitaine) et un téléphone (sans réseau). » */
export function membersWords(
  autres: readonly Rang[],
  capitaine: string | undefined,
): string {
  if (autres.length === 0)
    return t`En équipe\u00A0: vous attendez les autres téléphones.`;
  const names = autres.map((rang) => {
    const notes = notesOf(rang, capitaine);
    return notes.length === 0 ? nameOf(rang) : `${nameOf(rang)} (${notes.join(', ')})`;
  });
  const all = new Intl.ListFormat(currentLocale()).format(names);
  return t`En équipe avec ${all}.`;
}

/** « Malo a trouvé ! »: another phone's result at an étape, by its first name. */
export function foundWords(prenom: string, { issue }: Pick<Suivi, 'issue'>): string {
  const who = prenom === '' ? t`Un autre téléphone` : prenom;
  if (issue?.type === 'reussie') return t`${who} a trouvé\u202F!`;
  return issue?.type === 'passee' ? t`${who} a passé cette étape.` : '';
}

/** Failure to create or join a team, and its remedy. */
export function failureWords(error: unknown): string {
  if (error instanceof OfflineError) {
    return t`Il faut du réseau pour former l’équipe. Réessayez quand il revient.`;
  }
  if (error instanceof NotFoundError) {
    return t`Aucune équipe n’a ce code. Vérifiez les six lettres avec la personne qui l’a créée.`;
  }
  if (error instanceof ExpiredCodeError) {
    return t`Ce code a plus de 24\u00A0heures. Son équipe peut en donner un autre\u00A0: Menu, puis «\u00A0Jouer en équipe\u00A0».`;
  }
  if (error instanceof AccessDeniedError) {
    return t`Trop de codes essayés aujourd’hui sur ce téléphone. Réessayez demain.`;
  }
  return t`L’équipe ne répond pas. Réessayez dans un instant.`;
}
