import { t } from '@lingui/core/macro';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import IconDown from '~icons/lucide/chevron-down';
import IconUp from '~icons/lucide/chevron-up';
import { FieldError } from '@/ui/field-messages.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { signsOf, turned, typedSign, wheelsOf } from './wheel.ts';

const turnByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
const moveByKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A padlock: its wheels are turned by their buttons or the arrows, or typed in sequence. */
export function CadenasPlayer({
  epreuve,
  typed,
  onType,
  consigneId,
  error,
}: EpreuvePlayerProps<'cadenas'>) {
  const { roues } = epreuve;
  const wheels = wheelsOf(typed, roues);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const turn = (index: number, sign: string) => onType(wheels.with(index, sign).join(''));

  function press(event: KeyboardEvent, index: number): void {
    const roue = roues[index] ?? 'chiffres';
    const turns = turnByKey[event.key];
    const moves = moveByKey[event.key];
    if (turns === undefined && moves === undefined) return;
    event.preventDefault();
    if (turns !== undefined) turn(index, turned(wheels[index] ?? '', roue, turns));
    if (moves !== undefined) inputs.current[index + moves]?.focus();
  }

  function type(text: string, index: number): void {
    // One wheel holds its own sign and the new one; more means several typed or pasted at once.
    const given = text.length > 2 ? Array.from(text) : [text];
    let next = wheels;
    let at = index;
    for (const one of given) {
      const roue = roues[at];
      const sign = roue === undefined ? undefined : typedSign(one, roue);
      if (sign === undefined) continue;
      next = next.with(at, sign);
      at += 1;
    }
    if (at === index) return;
    onType(next.join(''));
    inputs.current[at]?.focus();
  }

  return (
    <div role="group" aria-label={t`Les roues du cadenas`} aria-describedby={consigneId}>
      {error !== undefined && (
        <FieldError id={`${consigneId}-erreur`} isSpoken>
          {error}
        </FieldError>
      )}
      <div className="flex flex-wrap gap-[8px]">
        {roues.map((roue, index) => {
          const signs = signsOf[roue];
          const sign = wheels[index] ?? '';
          const name = t`Roue ${index + 1} sur ${roues.length}`;
          return (
            // A wheel is its place.
            <div key={index} className="flex flex-col items-center">
              <TurnButton
                label={t`${name}\u00A0: tourner vers ${turned(sign, roue, 1)}`}
                onClick={() => turn(index, turned(sign, roue, 1))}
              >
                <IconUp aria-hidden="true" className="size-7" />
              </TurnButton>
              <input
                ref={(input) => {
                  inputs.current[index] = input;
                }}
                role="spinbutton"
                aria-label={name}
                aria-valuenow={signs.indexOf(sign)}
                aria-valuemin={0}
                aria-valuemax={signs.length - 1}
                aria-valuetext={sign}
                inputMode={roue === 'chiffres' ? 'numeric' : 'text'}
                autoCapitalize="characters"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="done"
                value={sign}
                onChange={(event) => type(event.target.value, index)}
                onKeyDown={(event) => press(event, index)}
                onFocus={(event) => event.target.select()}
                className="play-case rounded-carte border-2 border-trait-fort bg-fond-carte text-center font-titre text-3xl font-bold text-texte"
              />
              <TurnButton
                label={t`${name}\u00A0: tourner vers ${turned(sign, roue, -1)}`}
                onClick={() => turn(index, turned(sign, roue, -1))}
              >
                <IconDown aria-hidden="true" className="size-7" />
              </TurnButton>
            </div>
          );
        })}
      </div>
    </div>
  );
}

type TurnButtonProps = {
  label: string;
  onClick: () => void;
  children: ReactNode;
};

/** For thumbs and mice; the keyboard turns the wheel itself. */
function TurnButton({ label, onClick, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={onClick}
      className="flex size-[48px] items-center justify-center rounded-carte text-primaire-fort hover:bg-primaire/10"
    >
      {children}
    </button>
  );
}
