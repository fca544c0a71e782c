/**
 * Every limit of the product in one place.
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
  chemin: { max: 1_000 },
  /** Of a story made easy to read. */
  falc: { max: 2_000 },
  /** Of an étape for small ones: a story of 60 words, a question of 20. */
  petitsRecit: { max: 600, mots: 60 },
  petitsConsigne: { max: 300, mots: 20 },
  /** Transcript of a recording. */
  transcription: { max: 5_000 },
  signature: { max: 80 },
  /** Details of a service's place: a stop and its lines, a street. */
  precision: { max: 120 },
  /** Recurring closures of a walk. */
  fermetureCount: { max: 10 },
  /** Letters of the name of an emblem. */
  embleme: { max: 32 },
  /** Each part of the sheet of a teacher. */
  ficheClasse: { max: 1_500 },
  texteAlternatif: { max: 300 },
  credit: { max: 160 },
  /** Sources of an étape: eight pages, each with its name and its address. */
  sourceCount: { max: 8 },
  sourceTitre: { max: 160 },
  sourceUrl: { max: 500 },
  /** Images of an étape, the first included. */
  imageCount: { max: 6 },
  /** The year of an old picture: « vers 1910 ». */
  annee: { max: 20 },
  etapeCount: { min: 1, max: 60 },
  optionCount: { min: 2, max: 8 },
  /** Things to put in order, or pairs to join: two are guessed by chance. */
  elementCount: { min: 3, max: 8 },
  /** An end of a pair: eight pairs make a solution. */
  paire: { max: 100 },
  roueCount: { min: 3, max: 8 },
  rayonMetres: { min: 10, max: 200 },
  /** Metres within which an étape plays by itself: wider than a phone's error, narrower than a square. */
  rayonEcoute: { usual: 30 },
  motMystere: { min: 3, max: 20 },
  option: { max: 200 },
  reponseCount: { min: 1, max: 20 },
  reponse: { max: 64 },
  /** Of a number to find, and of its opposite. */
  nombre: { max: 1e15 },
  unite: { max: 20 },
  indiceCount: { max: 3 },
  indice: { max: 500 },
  points: { max: 100 },
  motDeSucces: { max: 500 },
  anecdote: { max: 2_000 },
  explication: { max: 2_000 },
  messageClair: { max: 200 },
  messageCle: { max: 2_000 },
  messageChiffre: { max: 6_000 },
  /** Ways on from an étape of an aventure, and the text of each. */
  suiteCount: { max: 8 },
  suiteLibelle: { max: 120 },
  conditionCount: { max: 4 },
  effetCount: { max: 4 },
  /** All ways on from an étape, stored as a text. */
  suitesTexte: { max: 10_000 },
  /** Points that a way on may require. */
  pointsDemandes: { max: 6_000 },
  objetCount: { max: 20 },
  objetNom: { max: 60 },
  objetDescription: { max: 280 },
  drapeauCount: { max: 30 },
  personnageCount: { max: 12 },
  personnageNom: { max: 60 },
  drapeauNom: { max: 60 },
  /** Objects, flags and characters of an aventure, stored as a text. */
  aventureTexte: { max: 20_000 },
  finTitre: { max: 80 },
  chapitre: { max: 60 },
  /** 0 for no limit on tries. */
  essaisMax: { max: 10 },
  /** Seconds; 0 for no timer. */
  minuteur: { max: 3_600 },
  dureeMinutes: { min: 5, max: 24 * 60 },
  ageMinimum: { max: 18 },
  tracePointCount: { max: 5_000 },
  /** Characters of an encoded line of that many points. */
  trace: { max: 60_000 },
  /** Points of a line that only draws a cover. */
  traceApercuPointCount: { max: 120 },
  contenuBytes: { max: 900_000 },
  /** A whole state of a parcours, stored as a text: a document holds 1 MiB. */
  jalonBytes: { max: 900_000 },
  jalonPage: { max: 30 },
  commentaire: { min: 1, max: 1_000 },
  commentairePage: { max: 100 },
  /** Accounts that share one parcours. */
  membreCount: { max: 20 },
  ownParcoursPage: { max: 50 },
  invitationPage: { max: 50 },
  /** Of an author who walks their own draft. */
  marcheNote: { max: 300 },
  marcheNoteCount: { max: 60 },
  marchePage: { max: 20 },
  tourneeNote: { max: 300 },
  tourneePage: { max: 50 },
  /** Names stored beside a text: its author's. */
  auteurNom: { max: 80 },
  /** Faults that the check of a parcours may find. */
  controle: { max: 5000 },
  /** Each part of the list of the team. */
  tableauBytes: { max: 900_000 },
  communeNom: { max: 80 },
  responsableCount: { max: 20 },
  ownCommunePage: { max: 50 },
  cartesBytes: { max: 900 * 1024 },
  articleSlug: { max: 80 },
  articleTitre: { min: 3, max: 120 },
  articleResume: { max: 280 },
  articleTexte: { max: 50_000 },
  articleContenuBytes: { max: 200_000 },
  contactNom: { max: 60 },
  contactEmail: { max: 200 },
  /** With the address to answer and that of the page, it stays under the 2,000 characters of a message. */
  contactMessage: { min: 5, max: 1_500 },
  contactPage: { max: 240 },
  contactTelephone: { max: 20 },
  messageTexte: { max: 2_000 },
  signalementTexte: { max: 500 },
  signalementReponse: { max: 500 },
  /** Why an étape or a whole quête is closed. */
  suspensionMotif: { min: 1, max: 280 },
  avisTexte: { max: 1_000 },
  /** The team's answer to an avis. */
  avisReponse: { max: 500 },
  avisPage: { max: 20 },
  /** Of the avis that are counted for the note of a quête. */
  avisCount: { max: 100 },
  /** State of a party sent to an account's other devices; `firestore.rules` checks it. */
  repriseTexte: { max: 60_000 },
  imageSourceBytes: { max: 60 * 1024 * 1024 },
  imageBytes: { max: 2 * 1024 * 1024 },
  /** A recording: MP3, M4A or OGG, sent unchanged. */
  audioBytes: { max: 20 * 1024 * 1024 },
  /** A film: H.264 in MP4, sent unchanged. */
  filmBytes: { max: 40 * 1024 * 1024 },
  imageLongSide: { max: 1_600 },
  /** Of the copies that a phone loads instead. */
  imageSmallSides: [800, 400],
  /** Files that a parcours announces; `firestore.rules` holds to it. */
  fichierCount: { max: 600 },
  /** An imported file: no text of a walk is that large… */
  importBytes: { max: 10 * 1024 * 1024 },
  /** …but the points of a long recording are thinned: zipped, it is accepted. */
  importUnzippedBytes: { max: 40 * 1024 * 1024 },
  /** …but an archive brings pictures and recordings along. */
  importArchiveBytes: { max: 400 * 1024 * 1024 },
  pseudonyme: { min: 3, max: 20 },
  avatarBytes: { max: 256 * 1024 },
  avatarSide: { max: 256 },
  /** Arms of a territory or a commune: the chosen file, and the longer side of the upload. */
  blasonSourceBytes: { max: 10 * 1024 * 1024 },
  blasonSide: { max: 512 },
  transfertPartieCount: { max: 200 },
} as const;

/**
 * Limits per session and genre in a day, which is the 24 hours that begin with the first (`docs/rules.md` has the reasons, each ten times
 * an honest day). `firestore.rules` has the same numbers.
 */
export const parJour = {
  avis: 300,
  commentaire: 500,
  debut: 300,
  etape: 600,
  fichier: 1_200,
  invitation: 200,
  jalon: 200,
  marche: 50,
  parcours: 20,
  plainte: 20,
  privee: 1_200,
  reprise: 50,
  signalement: 50,
  transfert: 20,
} as const;

/** The same in the Realtime Database, by the day of its clock; `database.rules.json` has the same numbers. */
export const parJourEnDirect = {
  animation: 20,
  conversation: 50,
  equipe: 40,
  message: 300,
} as const;
