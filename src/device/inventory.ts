import type { StoreName } from './stores.ts';

/**
 * Inventory of all data on a device, with the words of `docs/device.md`, which is generated from it. The site imports only types from here:
 * no phone loads the words.
 */

/** The words about stored data. */
export type Words = {
  holds: string;
  writtenBy: string;
  /** End of its life, if not until the site's data are cleared. */
  lives: string;
  readBy: string;
};

type Inventory = Readonly<Record<string, Words>>;

/** The names that match a name of the inventory: `*` matches any suffix. */
type Named<Name> = Name extends `${infer Head}*` ? `${Head}${string}` : Name;

/** Keys of `localStorage`. */
export const deviceKeys = {
  theme: {
    holds: 'light or dark, when chosen',
    writtenBy: 'theme switch',
    lives: 'until « Système »',
    readBy: 'every page, before its first paint',
  },
  jeu: {
    holds:
      'first names, which of them are small, whose turn, text size, adaptations, sounds',
    writtenBy: 'game',
    lives: 'stays',
    readBy: 'game',
  },
  favoris: {
    holds: 'ids of favourite quêtes, 500 at most',
    writtenBy: 'quête page',
    lives: 'until taken out',
    readBy: 'quête page, account',
  },
  equipes: {
    holds: 'the team of each party and the place of this phone, the last 5',
    writtenBy: '`data/equipe`',
    lives: 'until the phone leaves the team, or its party goes',
    readBy: 'game',
  },
  'qc.langues': {
    holds: 'the language of each party that is not in French, by its quête, the last 50',
    writtenBy: '`langue` (game)',
    lives: 'stays',
    readBy: 'game, before its first paint',
  },
  'qc.langue-proposee': {
    holds: 'that another language was offered here',
    writtenBy: 'layout of public pages',
    lives: 'stays',
    readBy: 'layout of public pages',
  },
  'qc.langue-proposee-jeu': {
    holds: 'that another language was offered in the game',
    writtenBy: 'layout of the game',
    lives: 'stays',
    readBy: 'layout of the game',
  },
  echos: {
    holds: 'opinions, sent or not',
    writtenBy: 'end of the game',
    lives: 'what was taken back goes once the server knows it',
    readBy: 'end of the game, outbox',
  },
  'sur-papier': {
    holds:
      'quêtes played on paper whose words were right, the last 200, with their preuves',
    writtenBy: 'quête page',
    lives: 'stays',
    readBy: 'quête page, carnet of the account',
  },
  carnet: {
    holds: 'tampons of the quêtes ended here, the last 500',
    writtenBy: '`data/carnet`',
    lives:
      'until « Effacer notre carnet »; those of an account go when it erases its data',
    readBy: 'home page, cards, `/download`, carnet of the account',
  },
  'qc.reprises': {
    holds: 'for 20 parties, what the other devices of the account were last told',
    writtenBy: '`data/partie/reprise-sync.ts`',
    lives: 'replaced by later ones',
    readBy: 'game',
  },
  'qc.tournee.*': {
    holds: 'a round of étapes with what was found, by its jeton',
    writtenBy: 'round',
    lives: 'until it is sent',
    readBy: 'round',
  },
  'signalements-suivis': {
    holds: 'reports that wait for an answer, the last 30',
    writtenBy: 'outbox of reports',
    lives: '180 days',
    readBy: 'quête page (news of reports)',
  },
  conversations: {
    holds: 'ids and subjects of conversations opened here, the last 20',
    writtenBy: '`/contact`, game',
    lives: 'stays',
    readBy: '`/contact`',
  },
  'contact-brouillon': {
    holds: 'the message being written on `/contact`',
    writtenBy: '`/contact`',
    lives: 'until sent',
    readBy: '`/contact`',
  },
  'bloque-brouillon': {
    holds: 'the message being written under « Écrire à l’équipe »',
    writtenBy: 'game',
    lives: 'until sent',
    readBy: 'game',
  },
  'reponse-*': {
    holds: 'the answer being written to a conversation, by its id',
    writtenBy: 'message desk',
    lives: 'until sent or emptied',
    readBy: 'message desk',
  },
  'messages-en-attente': {
    holds: 'messages and answers that wait for the network, or were refused with why',
    writtenBy: '`data/conversation`',
    lives: 'until sent, or erased by their author',
    readBy: 'message desk, `/contact`, account, outbox',
  },
  'qc.privees': {
    holds: 'the keys of quêtes privées opened here, with their last hour, the last 50',
    writtenBy: '`/privee`',
    lives: 'stays',
    readBy: 'game, `/privee`',
  },
  'qc.sesames': {
    holds:
      'the eight signs that were drawn here for quêtes privées, with their last hour',
    writtenBy: '`data/privee`',
    lives: 'a day',
    readBy: 'private quêtes of the account',
  },
  'qc.sagas': {
    holds: 'the sagas read last, 10 at most, for their pages without network',
    writtenBy: 'page of a saga',
    lives: 'stays',
    readBy: 'page of a saga',
  },
  'qc.session': {
    holds: 'name of the account that is open, and whether it is of the team',
    writtenBy: 'session',
    lives: 'until signed out',
    readBy: 'header of every page, game',
  },
  'qc.lien': {
    holds: 'the address that a sign-in link was sent to',
    writtenBy: 'sign-in pages',
    lives: 'until used; read for six hours',
    readBy: 'sign-in pages',
  },
  'qc.brouillon.*': {
    holds: 'copy of a draft, written when its page is closed',
    writtenBy: 'workshop',
    lives: 'until the next opening moves it to `brouillons`',
    readBy: 'workshop',
  },
  'qc.demonstration.*': {
    holds: 'the same, for parcours without an account',
    writtenBy: 'workshop of the device',
    lives: 'until the next opening moves it',
    readBy: 'workshop of the device',
  },
  'qc.marche.*': {
    holds: 'the walk of a draft under way, by its parcours',
    writtenBy: 'walk of a draft',
    lives: 'until sent or given up',
    readBy: 'walk of a draft',
  },
  'qc.marches.*': {
    holds: 'finished walks of a parcours without an account',
    writtenBy: 'workshop of the device',
    lives: 'with the parcours, or in an account',
    readBy: 'workshop of the device',
  },
  'qc.commentaires.*': {
    holds: 'comments being typed, by parcours',
    writtenBy: 'workshop',
    lives: 'until sent',
    readBy: 'workshop',
  },
  'qc.aventure.essais.*': {
    holds: 'paths tried through an aventure, by parcours',
    writtenBy: 'workshop',
    lives: 'until forgotten there',
    readBy: 'workshop',
  },
  'qc.aventure.carte': {
    holds: 'whether the map stands below the graph',
    writtenBy: 'workshop',
    lives: 'stays',
    readBy: 'workshop',
  },
  'qc.aventure.plan': {
    holds: 'whether the outline stands beside the graph',
    writtenBy: 'workshop',
    lives: 'stays',
    readBy: 'workshop',
  },
  'qc.atelier.volets': {
    holds: 'widths of the panes',
    writtenBy: 'workshop',
    lives: 'stays',
    readBy: 'workshop',
  },
  'qc.visite-atelier': {
    holds: 'the tour of the workshop was seen',
    writtenBy: 'workshop of the device',
    lives: 'stays',
    readBy: 'workshop of the device',
  },
  'qc.colonnes': {
    holds: 'which column is what in the tables that an author brought, the last 20',
    writtenBy: '« Partir de ce que vous avez »',
    lives: 'stays',
    readBy: 'the same page',
  },
  'qc.actualite.*': {
    holds: 'an article being written, by its address',
    writtenBy: 'desk of articles',
    lives: 'until published or dropped',
    readBy: 'desk of articles',
  },
  'qc.messages.son': {
    holds: 'a sound for new messages',
    writtenBy: 'message desk',
    lives: 'stays',
    readBy: 'message desk',
  },
  'qc.icones': {
    holds: 'which sets of icons are kept, and since when',
    writtenBy: '`ui/icons`',
    lives: '168 hours, 50 sets at most',
    readBy: '`ui/icons`',
  },
  'qc.icones.*': {
    holds: 'a set of icons',
    writtenBy: '`ui/icons`',
    lives: 'the same',
    readBy: '`ui/icons`',
  },
  'qc.essai': {
    holds: 'nothing: writing it tells whether the browser allows storage',
    writtenBy: 'sign-in pages',
    lives: 'removed at once',
    readBy: 'sign-in pages',
  },
} as const satisfies Inventory;

/** Keys of `sessionStorage`. */
export const tabKeys = {
  'qc.session-sans-base': {
    holds: 'this tab does without IndexedDB',
    writtenBy: 'sign-in pages',
    lives: 'with the tab',
    readBy: '`lib/firebase`',
  },
  'qc.compte.*': {
    holds: 'text being changed in the account, by account and field',
    writtenBy: 'account',
    lives: 'until kept; with the tab',
    readBy: 'account',
  },
  'qc.formulaire.*': {
    holds:
      'what was typed in a form behind sign-in when the session ended, by account, address and form; never a password',
    writtenBy: 'forms behind sign-in',
    lives: 'until sent or left; with the tab',
    readBy: 'the same form, for the same account',
  },
  'qc.rechargements': {
    holds: 'when a page reloaded by itself, so that it does not loop',
    writtenBy: '`app/navigation`',
    lives: '10 s; with the tab',
    readBy: '`app/navigation`',
  },
  'qc.version-attendue': {
    holds: 'the build that this tab has reloaded for',
    writtenBy: '`app/navigation`',
    lives: 'with the tab',
    readBy: '`app/navigation`',
  },
} as const satisfies Inventory;

/** Stores of the database `qc`. */
export const storeWords = {
  alentours: {
    holds: 'answers of the sources of « À voir ici »',
    writtenBy: '`data/around/around-queries.ts`',
    lives: 'a week',
    readBy: 'workshop',
  },
  brouillons: {
    holds: 'parcours being written with an account, with the state last read online',
    writtenBy: '`data/parcours/draft-repository.ts`',
    lives: 'until it is deleted, or a parcours that was never saved is given up',
    readBy: 'workshop',
  },
  'brouillons-fichiers': {
    holds: 'images and sounds of `brouillons` that are not uploaded yet',
    writtenBy: '`data/parcours/draft-repository.ts`',
    lives: 'until uploaded or used no more',
    readBy: 'workshop',
  },
  captures: {
    holds: 'places noted on site',
    writtenBy: 'repérage',
    lives: 'until the place becomes an étape or is deleted',
    readBy: 'repérage',
  },
  'captures-medias': {
    holds: 'photos and voice of places noted on site',
    writtenBy: 'repérage',
    lives: 'until the place becomes an étape or is deleted',
    readBy: 'repérage',
  },
  demonstrations: {
    holds: 'parcours written without an account',
    writtenBy: '`data/parcours/device-parcours-store.ts`',
    lives: 'until the person deletes the parcours, or it is in an account',
    readBy: 'workshop of the device, « Continuer dans mon compte »',
  },
  'demonstrations-brouillons': {
    holds: 'the same as `brouillons`, for parcours without an account',
    writtenBy: '`data/parcours/draft-repository.ts`',
    lives: 'with the parcours',
    readBy: 'workshop of the device, « Continuer dans mon compte »',
  },
  'demonstrations-brouillons-fichiers': {
    holds: 'the same as `brouillons-fichiers`, for parcours without an account',
    writtenBy: '`data/parcours/draft-repository.ts`',
    lives: 'until saved or used no more',
    readBy: 'workshop of the device, « Continuer dans mon compte »',
  },
  'demonstrations-fichiers': {
    holds: 'images and sounds of `demonstrations`',
    writtenBy: '`data/parcours/device-parcours-store.ts`',
    lives: 'with the parcours',
    readBy: 'workshop of the device, « Continuer dans mon compte »',
  },
  'demonstrations-jalons': {
    holds: 'saved states of `demonstrations`',
    writtenBy: '`data/parcours/device-parcours-store.ts`',
    lives: 'with the parcours',
    readBy: 'workshop of the device',
  },
  parties: {
    holds: 'each party with what waits to be proven',
    writtenBy: '`data/partie/partie-store.ts` (game)',
    lives:
      'until « Effacer » on `/download`; parties of an account also go when it erases its data',
    readBy: 'game, quête page, carnet, `/download`, echoes',
  },
  photos: {
    holds: 'one photo an étape, as bytes',
    writtenBy: '`data/partie/photo-store.ts` (game)',
    lives: 'with its party',
    readBy: 'end of the game',
  },
  quetes: {
    holds:
      'the versions of quêtes that parties are played on, and those that were kept for later',
    writtenBy: '`data/partie` (game, departure screen)',
    lives: 'until « Effacer » on `/download`',
    readBy: 'game, quête page, carnet, `/download`',
  },
  signalements: {
    holds: 'reports that could not be sent, with their photo',
    writtenBy: '`data/signalement` (game)',
    lives: 'until sent, 30 days at most',
    readBy: 'outbox of reports',
  },
  'vers-le-compte': {
    holds:
      'how far a parcours of this device has come into an account: its text, its files, its leaving',
    writtenBy: '`data/parcours/carry-store.ts`',
    lives: 'until the parcours has left this device',
    readBy: '« Continuer dans mon compte »',
  },
} as const satisfies Readonly<Record<StoreName, Words>>;

/** Databases that are not part of `qc`, with their stores. */
export const databases = {
  'qc-essai': {
    stores: [],
    holds: 'nothing: opening it tells whether the browser allows databases',
    writtenBy: 'sign-in pages',
    lives: 'deleted at once',
    readBy: 'sign-in pages',
  },
} as const satisfies Readonly<Record<string, Words & { stores: readonly string[] }>>;

/** Caches of Cache Storage. */
export const caches = {
  pages: {
    holds:
      'the last 60 pages visited, those that kept quêtes need, `/les_quetes` and `/download`',
    writtenBy: 'service worker',
    lives: 'until a newer build is known, or 60 others',
    readBy: 'service worker',
  },
  construction: {
    holds: 'the id of the newest build',
    writtenBy: 'service worker',
    lives: 'replaced by the next',
    readBy: 'service worker',
  },
  fichiers: {
    holds: 'scripts, styles, fonts, pictures: names with their hash',
    writtenBy: 'service worker',
    lives: '60 days, 600 files at most',
    readBy: 'service worker',
  },
  ressources: {
    holds: 'icons, communes, quêtes by code',
    writtenBy: 'service worker',
    lives: '60 days, 120 at most; fetched again each time',
    readBy: 'service worker',
  },
  jeu: {
    holds: 'the files of the game, and what the kept quêtes need',
    writtenBy: 'service worker, departure screen',
    lives: 'until the last kept quête goes, or a newer build',
    readBy: 'service worker, game',
  },
  'quete *': {
    holds: 'pictures and map of a kept quête, by its id',
    writtenBy: 'departure screen (`data/garde`)',
    lives: 'until « Effacer » on `/download`',
    readBy: 'service worker, `/download`',
  },
  'quetes-traduites': {
    holds: 'texts of quêtes in another language, a version a file',
    writtenBy: 'game, sheet, departure (`data/quete/langue-file.ts`)',
    lives: 'the last 20',
    readBy: 'game, sheet',
  },
} as const satisfies Inventory;

export type DeviceKey = Named<keyof typeof deviceKeys>;
export type TabKey = Named<keyof typeof tabKeys>;
