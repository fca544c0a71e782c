// Code for the sheet of a withdrawn quête only, in one file.
export { readNearbyQuetes } from '@/data/catalogue/nearby-quetes.ts';
export { RetiredQuete } from '@/features/quete-sheet/retired-quete.tsx';
