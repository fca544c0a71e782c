/**
 * Every limit of the product in one place (design/data.md, "Limits").
 * Lengths are UTF-16 units, as `String.length` and the rules' `size()` count them.
 * The rules files repeat them; `rules-tests/` proves both agree.
 */
export const limits = {
  titre: { min: 3, max: 80 },
  resume: { max: 280 },
  description: { max: 5_000 },
  recit: { max: 5_000 },
  consigne: { max: 1_000 },
  etapeTitre: { max: 80 },
  lieu: { max: 160 },
  texteAlternatif: { max: 300 },
  credit: { max: 160 },
  etapeCount: { min: 1, max: 60 },
  etapeCountSimple: { max: 10 },
  optionCount: { min: 2, max: 8 },
  option: { max: 200 },
  reponseCount: { min: 1, max: 20 },
  reponse: { max: 64 },
  unite: { max: 20 },
  indiceCount: { max: 3 },
  indice: { max: 500 },
  points: { max: 100 },
  motDeSucces: { max: 500 },
  anecdote: { max: 2_000 },
  explication: { max: 2_000 },
  dureeMinutes: { min: 5, max: 24 * 60 },
  ageMinimum: { max: 18 },
  tracePointCount: { max: 5_000 },
  contenuBytes: { max: 900_000 },
  cartesBytes: { max: 900 * 1024 },
  imageSourceBytes: { max: 60 * 1024 * 1024 },
  imageBytes: { max: 2 * 1024 * 1024 },
  imageLongSide: { max: 1_600 },
} as const;
