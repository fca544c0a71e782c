/** Letters that are files of the site, with the text of their licence (`npm run yearly -- fonts` writes both). */
export const fontList = [
  { nom: 'Bricolage Grotesque', file: 'src/styles/fonts/titre.licence.txt' },
  { nom: 'Atkinson Hyperlegible Next', file: 'src/styles/fonts/texte.licence.txt' },
] as const;

/** Data and texts of others that the site holds or shows, each with its licence. */
export const sourceList = [
  'Fonds de carte : IGN (Géoplateforme), https://cartes.gouv.fr, Licence Ouverte 2.0.',
  'Contour de la France et des départements : Natural Earth, 1:10m, Admin 1, domaine public.',
  'Liste des communes : Code officiel géographique (INSEE, La Poste), Licence Ouverte.',
  'Centres des communes : GeoNames, https://www.geonames.org, CC BY 4.0, arrondis à 100 m ; et l’API Découpage administratif, https://geo.api.gouv.fr.',
  'Dans l’atelier, quand un auteur le demande : base Mérimée du ministère de la Culture (Licence Ouverte), © les contributeurs d’OpenStreetMap (ODbL), Wikidata (CC0), Wikimedia Commons, Panoramax. Chaque image reprise garde le nom de son auteur et sa licence.',
  'Critères d’écoconception : RGESN, mai 2024, Arcep et Arcom, Licence Ouverte 2.0.',
  'Adresses de l’annuaire, quand le site les a reçues : base de données locales de service-public.gouv.fr, DILA, Licence Ouverte 2.0.',
  'Textes et images des quêtes : à leurs auteurs, nommés sous chaque image.',
] as const;
