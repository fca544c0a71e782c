/** One étape of a template: its text is written, with brackets for local facts. */
export type ModeleEtape = {
  titre: string;
  /** Usual place of such an étape. */
  lieu: string;
  recit: string;
  /** Things to look for on site before writing. */
  reperer: string;
  /** Suitable kind of épreuve; none for a story alone. */
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
    /** Things to put in order, or to choose from: the first is the right one. */
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
