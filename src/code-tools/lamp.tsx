import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { lampUnitMs, type Pulse } from '@/domain/secret-code/signal.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';

type LampProps = { pulses: readonly Pulse[]; onClose: () => void };

/** Whether the person asked the system for less motion. */
function wantsCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A message that the screen blinks, started by the user after a warning. Never more than three flashes a second
 * (WCAG 2.3.1): two and a half at most, one with `prefers-reduced-motion`.
 */
export function Lamp({ pulses, onClose }: LampProps) {
  const [isCalm] = useState(wantsCalm);
  const [index, setIndex] = useState(-1);
  const pulse = pulses[index];
  const isLit = pulse !== undefined && pulse.hertz !== null;
  const unitMs = isCalm ? lampUnitMs.calm : lampUnitMs.usual;

  // Time passes outside React.
  useEffect(() => {
    if (pulse === undefined) return;
    const timer = setTimeout(() => {
      setIndex((before) => (before + 1 < pulses.length ? before + 1 : -1));
    }, pulse.units * unitMs);
    return () => clearTimeout(timer);
  }, [pulse, pulses.length, unitMs]);

  const isSending = pulse !== undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`La lampe`}
      actions={
        <Button onClick={() => setIndex(isSending ? -1 : 0)}>
          {isSending ? t`Éteindre` : t`Allumer la lampe`}
        </Button>
      }
    >
      <p>
        <strong>{t`Attention, la lumière va clignoter.`}</strong>{' '}
        {isCalm
          ? t`Un éclair par seconde au plus, car votre appareil demande moins de mouvement. Si les lumières clignotantes vous gênent, fermez cette fenêtre.`
          : t`Moins de trois éclairs par seconde. Si les lumières clignotantes vous gênent, fermez cette fenêtre.`}
      </p>
      <div
        data-lampe={isLit ? 'allumee' : 'eteinte'}
        aria-hidden="true"
        className={`lampe mt-4 ${isCalm ? 'lampe-calme' : ''}`}
      />
    </Dialog>
  );
}
