// What a sheet shows or makes once it is awake, in one file (`load-late-sheet.ts`).
export { readNoteOf } from '@/data/catalogue/note-of-quete.ts';
export { CodeLinks } from './code-links.tsx';
export { TodayFact } from './today-fact.tsx';
export { writeWalkFile } from './walk-files.ts';
