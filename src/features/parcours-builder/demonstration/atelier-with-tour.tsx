import { useSearchParams } from 'react-router';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { useDeviceChoice } from '@/ui/use-device-choice.ts';
import { ParcoursAtelier } from '../atelier/parcours-atelier.tsx';
import { AtelierTour } from './atelier-tour.tsx';

const isSeen = (kept: unknown) => kept === true;

/** The workshop, shown to who asked for it or comes for the first time; seen once, it is not shown again by itself. */
export function AtelierWithTour(props: ParcoursEditorProps) {
  const [parameters, setParameters] = useSearchParams();
  const [hasSeen, setHasSeen] = useDeviceChoice('qc.visite-atelier', isSeen);
  const isAsked = parameters.get('visite') === 'oui';
  const leave = () => {
    setHasSeen(true);
    if (!isAsked) return;
    setParameters(
      (known) => new URLSearchParams([...known].filter(([name]) => name !== 'visite')),
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <ParcoursAtelier {...props} />
      {(isAsked || !hasSeen) && <AtelierTour onLeave={leave} />}
    </>
  );
}
