// What the sheet of a quête that was withdrawn needs, and no other, in one file.
export { readNearbyQuetes } from '@/data/catalogue/nearby-quetes.ts';
export { RetiredQuete } from '@/features/quete-sheet/retired-quete.tsx';
