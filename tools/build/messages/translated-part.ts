/**
 * The part of the site that is said in every language: folders of `src/` and modules of it. It grows room by room
 * (docs/languages.md); what stands here holds no French outside of messages.
 */
export const translatedPart = [
  'app',
  'code-tools',
  'data/echo/jugement-repository.ts',
  'data/session',
  'domain/animation/groupe.ts',
  'domain/conversation/blocage.ts',
  'domain/geo/direction.ts',
  'domain/moderation/motif-sentence.ts',
  'domain/parcours/fermeture-words.ts',
  'domain/parcours/pratique-words.ts',
  'domain/parcours/service-rows.ts',
  'domain/parcours/service-words.ts',
  'domain/partie/badges.ts',
  'domain/partie/echo-schema.ts',
  'domain/quete/cloture-now.ts',
  'domain/quete/media-words.ts',
  'domain/quete/today-words.ts',
  'domain/saga/signe.ts',
  'domain/secret-code/code-title.ts',
  'domain/secret-code/key-schema.ts',
  'domain/secret-code/secret-code.ts',
  'domain/secret-code/square.ts',
  'domain/signalement/report-schema.ts',
  'domain/signalement/signalement.ts',
  'domain/typed-field.ts',
  'domain/utilisateur/name-field.ts',
  'epreuves',
  'features/before-leaving',
  'features/carnet',
  'features/catalogue',
  'features/device-storage',
  'features/equipe',
  'features/play',
  'features/group-outing/groupe-line.tsx',
  'features/preuve/preuve-door.tsx',
  'features/preuve/preuve-words.ts',
  'features/private-quete/privee-door.tsx',
  'features/quete-sheet',
  'features/saga',
  'features/sign-in',
  'features/signalement-news',
  'langue',
  'lib/errors/auth-message-table.ts',
  'lib/errors/auth-message.ts',
  'lib/errors/error-message.ts',
  'lib/errors/limit-reached-error.ts',
  'lib/errors/refused-error.ts',
  'lib/format',
  'lib/media/heic.ts',
  'lib/share.ts',
  'map',
  'pages/public/commune-page.tsx',
  'pages/public/departement-page.tsx',
  'pages/public/game',
  'pages/public/home-page.tsx',
  'pages/public/identity',
  'pages/public/preuve-page.tsx',
  'pages/public/privee-page.tsx',
  'pages/public/quete-list-page.tsx',
  'pages/public/quete-page.tsx',
  'pages/public/saga-page.tsx',
  'ui',
];

/** Modules within those folders whose room is still French: to be emptied. */
export const notYet: ReadonlySet<string> = new Set();

/** Modules within those folders that only write parcours: they are French. */
export const writingPart =
  /^epreuves\/(?:[^/]+\/editor|[^/]+\/blank-option|editor-props|editor-table|element-rows|text-field|row-button|drag-handle)\.tsx?$|^map\/map-editor\.tsx$|^ui\/commands\//;

/** Modules within those folders that hold French on purpose, each with its reason. */
export const frenchOnPurpose: Readonly<Record<string, string>> = {
  'app/errors/status-words.ts': 'Words of the specification, in English.',
  'app/layouts/home-link.tsx': 'The name of the site.',
  'app/navigation/chunk.ts': 'What Vite says, in English.',
  'app/navigation/redirect-in-place.ts': 'The name of a header.',
  'app/prerender.tsx': 'The name of a header.',
  'features/sign-in/sign-in-picture.tsx': 'What a drawing is drawn from.',
  'lib/format/typographie.ts': 'French typography of what authors write.',
  'lib/format/nombre.ts': 'Has formatCount, for the part that is French.',
  'features/saga/passport.tsx':
    'Paper is French, like the booklets whose signs it gathers.',
  'features/play/help/emergency-words.ts':
    'French emergency services read it, whatever the language of the game.',
  'langue/offer-words.ts': 'What offers each language, in it.',
  'domain/conversation/blocage.ts': 'What the team reads.',
  'domain/geo/direction.ts': 'Directions are values in French, said by directionWords.',
  'map/cluster-index.ts': 'Names of GeoJSON.',
  'map/map-controls.tsx': 'The name that the licence of the tiles asks for.',
  'ui/choices/choice-cards.tsx': 'Names of keys.',
  'langue/langue.ts': 'The names of the languages, each in its own.',
};
