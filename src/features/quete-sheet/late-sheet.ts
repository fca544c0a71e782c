// Parts of a sheet after hydration (one chunk, `load-late-sheet.ts`).
export { readNoteOf } from '@/data/catalogue/note-of-quete.ts';
export { ChairPart } from './chair-part.tsx';
export { CodeLinks } from './code-links.tsx';
export { EmporterPart } from './emporter-part.tsx';
export { TodayFact } from './today-fact.tsx';
export { writeWalkFile } from './walk-files.ts';
