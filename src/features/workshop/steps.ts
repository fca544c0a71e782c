import type { ComponentType } from 'react';
import type { Subject } from './subject.ts';

/**
 * The view of each subject, from the page: the workshop shows what other features make of it and knows none of them. A view
 * takes what it needs from the contexts of the workshop; its title has the id `titre-<subject>`.
 */
export type WorkshopSteps = Readonly<Record<Subject['type'], ComponentType>>;
