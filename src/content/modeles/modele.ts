/** One étape of a template: its words are there, and what only the place can tell stands in brackets. */
export type ModeleEtape = {
  titre: string;
  /** Where such an étape is usually found. */
  lieu: string;
  recit: string;
  /** What to look for on site before writing. */
  reperer: string;
  /** What kind of épreuve goes well there; none for a story alone. */
  epreuve?: {
    type:
      | 'texte'
      | 'nombre'
      | 'choix'
      | 'cadenas'
      | 'ordre'
      | 'association'
      | 'photo'
      | 'position';
    consigne: string;
    indice: string;
    /** What is to be put in order, or chosen from: the first is the right one. */
    options?: readonly string[];
  };
};

/** A skeleton parcours that an author fills with their own village. */
export type Modele = {
  titre: string;
  resume: string;
  description: string;
  genre: 'quete' | 'visite';
  theme: 'nature' | 'pierre' | 'eau';
  difficulte: 'tres-facile' | 'facile' | 'intermediaire' | 'difficile';
  ageMinimum: number;
  dureeMinutes: number;
  traits: readonly ('sans-marches' | 'poussette' | 'fauteuil')[];
  etapes: readonly ModeleEtape[];
};
