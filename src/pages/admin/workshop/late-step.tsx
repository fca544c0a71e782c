import type { ComponentType } from 'react';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import type { LateSteps } from './late-steps.tsx';

/** A step of the workshop, loaded with the other late ones when the first of them is opened. */
export function lateStep<Props extends object>(
  choose: (steps: LateSteps) => ComponentType<Props>,
): ComponentType<Props> {
  const Step = lazyComponent(async () =>
    choose((await import('./late-steps.tsx')).lateSteps),
  );
  return function LateStep(props: Props) {
    return (
      <LazyPart waiting="Ouverture…">
        <Step {...props} />
      </LazyPart>
    );
  };
}
