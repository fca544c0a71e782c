/** A document of the dossier or of the kit; its text is in `mairie-document-blocs.ts`, loaded on opening. */
export type MairieDocument = {
  /** Its place in the address: `/mairie?document=deliberation`. */
  id: string;
  groupe: 'tout' | 'decision' | 'accords' | 'suite' | 'kit';
  titre: string;
  /** Purpose, in one sentence. */
  resume: string;
};

export const documentList: readonly MairieDocument[] = [
  {
    id: 'dossier',
    groupe: 'tout',
    titre: 'Le dossier complet',
    resume:
      'Toutes les feuilles qui suivent en un seul document, à imprimer ou à enregistrer en PDF.',
  },
  {
    id: 'presentation',
    groupe: 'decision',
    titre: 'Présentation au conseil',
    resume:
      'Ce que c’est, qui le fait fonctionner, ce que cela coûte, où vont les données.',
  },
  {
    id: 'deliberation',
    groupe: 'decision',
    titre: 'Projet de délibération',
    resume: 'Une page à soumettre au conseil municipal, à adapter.',
  },
  {
    id: 'convention',
    groupe: 'decision',
    titre: 'Convention de service',
    resume:
      'Avec qui fait fonctionner le site\u00A0: service, délais, réversibilité, responsabilité, assurance.',
  },
  {
    id: 'registre',
    groupe: 'decision',
    titre: 'Fiche du registre et note au délégué à la protection des données',
    resume: 'Ce qu’il faut inscrire au registre (RGPD, article 30), déjà rempli.',
  },
  {
    id: 'sous-traitance',
    groupe: 'decision',
    titre: 'Clauses de sous-traitance des données',
    resume:
      'À joindre au contrat avec la personne qui exploite le site pour la commune (RGPD, article 28).',
  },
  {
    id: 'homologation',
    groupe: 'decision',
    titre: 'Dossier d’homologation de sécurité',
    resume:
      'Service, données, mesures et risques, à recopier dans MonServiceSécurisé et à signer.',
  },
  {
    id: 'enfants',
    groupe: 'decision',
    titre: 'Note sur les enfants et la position',
    resume: 'Une page pour rassurer les élus et les parents, vérifiable.',
  },
  {
    id: 'accord-auteur',
    groupe: 'accords',
    titre: 'Accord d’un auteur',
    resume: 'Pour publier un texte ou un parcours écrit par un habitant.',
  },
  {
    id: 'accord-photographe',
    groupe: 'accords',
    titre: 'Accord d’un photographe',
    resume: 'Pour montrer une photographie dans une quête.',
  },
  {
    id: 'accord-proprietaire',
    groupe: 'accords',
    titre: 'Accord du propriétaire d’un lieu',
    resume: 'Pour une étape sur une propriété privée, ou un QR code posé sur un mur.',
  },
  {
    id: 'annee',
    groupe: 'suite',
    titre: 'L’année d’une quête',
    resume: 'Deux rendez-vous d’une demi-heure et une promenade, à noter au calendrier.',
  },
  {
    id: 'arret',
    groupe: 'suite',
    titre: 'Et si nous arrêtons\u202F?',
    resume: 'Ce que deviennent la quête, les joueurs et les données.',
  },
  {
    id: 'passer-la-main',
    groupe: 'suite',
    titre: 'Passer la main',
    resume: 'À remplir quand la personne responsable change.',
  },
  {
    id: 'affiche',
    groupe: 'kit',
    titre: 'Affiche',
    resume: 'Une page A4 avec le nom de la commune et un QR code vers ses quêtes.',
  },
  {
    id: 'bulletin',
    groupe: 'kit',
    titre: 'Article pour le bulletin municipal',
    resume: 'Un texte court, à reprendre tel quel.',
  },
  {
    id: 'reseaux',
    groupe: 'kit',
    titre: 'Textes pour les réseaux sociaux',
    resume: 'Quatre messages prêts à copier, du lancement à l’automne.',
  },
];

/** The groups of the whole dossier, in order. */
export const dossierGroups: readonly MairieDocument['groupe'][] = [
  'decision',
  'accords',
  'suite',
];
