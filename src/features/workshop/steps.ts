import type { ComponentType } from 'react';
import type { Subject } from './subject.ts';

/**
 * The view of each subject, from the page: the workshop shows views of other features without importing them. A view takes its data from
 * the contexts of the workshop; its title has the id `titre-<subject>`.
 */
export type WorkshopSteps = Readonly<Record<Subject['type'], ComponentType>>;
