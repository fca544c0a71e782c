import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { completedAddress } from '@/lib/paths.ts';
import { useDeviceChoice } from '@/ui/choices/use-device-choice.ts';
import { AtelierTour } from './atelier-tour.tsx';

const seenSchema = z.boolean();

/** Adds the tour to the workshop: on the first visit of this device, and on request by the address. */
export function WithTour({ children }: { children: ReactNode }) {
  const [parameters, setParameters] = useSearchParams();
  const [hasSeen, setHasSeen] = useDeviceChoice('qc.visite-atelier', seenSchema, false);
  const isAsked = parameters.get('visite') === 'oui';
  const leave = () => {
    setHasSeen(true);
    if (!isAsked) return;
    setParameters(
      (known) => new URLSearchParams([...known].filter(([name]) => name !== 'visite')),
      // The tour has moved the focus to the title; a user who has moved on before the address follows stays there.
      { replace: true, preventScrollReset: true, state: completedAddress },
    );
  };
  return (
    <>
      {children}
      {(isAsked || !hasSeen) && <AtelierTour onLeave={leave} />}
    </>
  );
}
