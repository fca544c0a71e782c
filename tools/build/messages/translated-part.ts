/**
 * The part of the site that is said in every language: folders of `src/` and modules of it. It grows room by room
 * (docs/languages.md); what stands here holds no French outside of messages.
 */
export const translatedPart = [
  'langue',
  'lib/format',
  'domain/geo/direction.ts',
  'epreuves',
];

/** Modules within those folders that only write parcours: they are French. */
export const writingPart =
  /^epreuves\/(?:[^/]+\/editor|[^/]+\/blank-option|editor-props|editor-table|element-rows|text-field|row-button|drag-handle)\.tsx?$/;

/** Modules within those folders that hold French on purpose, each with its reason. */
export const frenchOnPurpose: Readonly<Record<string, string>> = {
  'lib/format/typographie.ts': 'French typography of what authors write.',
  'lib/format/nombre.ts': 'Has formatCount, for the part that is French.',
  'langue/offer-words.ts': 'What offers each language, in it.',
  'domain/geo/direction.ts': 'Directions are values in French, said by directionWords.',
  'langue/langue.ts': 'The names of the languages, each in its own.',
};
