import type { OtherLangue } from './langue.ts';

type OfferWords = { sentence: string; go: string; stay: string };

/** Offer of each language, before any file of it is loaded. */
export const offerWords: Readonly<Record<OtherLangue, OfferWords>> = {
  en: {
    sentence: 'This page is available in English.',
    go: 'Read it in English',
    stay: 'Stay in French',
  },
  de: {
    sentence: 'Diese Seite gibt es auf Deutsch.',
    go: 'Auf Deutsch lesen',
    stay: 'Auf Französisch bleiben',
  },
  nl: {
    sentence: 'Deze pagina bestaat ook in het Nederlands.',
    go: 'In het Nederlands lezen',
    stay: 'In het Frans blijven',
  },
  es: {
    sentence: 'Esta página está disponible en español.',
    go: 'Leerla en español',
    stay: 'Seguir en francés',
  },
  it: {
    sentence: 'Questa pagina è disponibile in italiano.',
    go: 'Leggila in italiano',
    stay: 'Resta in francese',
  },
};
