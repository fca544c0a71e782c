// Sync of an account's devices, in one file (`load-reprise.ts`).
export { repriseRepository } from './reprise-repository.ts';
export { meetElsewhere, startReprise } from './reprise-sync.ts';
