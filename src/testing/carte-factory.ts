import { carteSchema, type Carte } from '@/domain/catalogue/catalogue.ts';

type CarteOverrides = Partial<Record<Exclude<keyof Carte, 'queteId'>, unknown>> & {
  /** `{departement}_{commune slug}_{slug}`. */
  queteId?: string;
};

/** A card of the catalogue: a quête in Dinan, of any kind by `overrides`. */
export function createCarte(overrides: CarteOverrides = {}): Carte {
  return carteSchema.parse({
    queteId: '22_dinan_le-secret-du-lavoir',
    slug: 'le-secret-du-lavoir',
    titre: 'Le secret du lavoir',
    resume: 'Suivez l’eau, elle se souvient.',
    genre: 'quete',
    theme: 'nature',
    commune: { insee: '22050', nom: 'Dinan', departement: '22' },
    dureeMinutes: 75,
    distanceMetres: 2_400,
    difficulte: 'facile',
    ageMinimum: 7,
    etapeCount: 2,
    depart: { lat: 48.454, lon: -2.047 },
    points: '_p~iF~ps|U_ulLnnqC',
    version: 1,
    publishedAt: Date.UTC(2026, 4, 12, 10),
    traits: [],
    saisons: [],
    horaires: null,
    note: null,
    vignette: '',
    ...overrides,
  });
}

/** `count` cards, one title each, over the communes named, in turn. */
export function createCarteList(count: number, communes: readonly string[] = ['Dinan']) {
  return Array.from({ length: count }, (_, index) => {
    const nom = communes[index % communes.length] ?? 'Dinan';
    return createCarte({
      queteId: `22_${nom.toLowerCase()}_quete-${index + 1}`,
      titre: `Quête numéro ${index + 1}`,
      commune: { insee: '22050', nom, departement: '22' },
    });
  });
}
