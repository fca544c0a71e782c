// What keeps the devices of an account in step, in one file (`load-reprise.ts`).
export { repriseRepository } from './reprise-repository.ts';
export { meetElsewhere, startReprise } from './reprise-sync.ts';
