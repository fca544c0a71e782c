import { useId, useState } from 'react';
import { pairesOf } from '@/domain/epreuve/typed-answer.ts';
import type { OptionPublique } from '@/domain/quete/quete.ts';
import { classNames } from '@/ui/class-names.ts';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { joined, separated, type Paire } from './join.ts';

/** Pairs to join: one presses a thing on one side, then its companion on the other. */
export function AssociationPlayer({
  epreuve,
  typed,
  onType,
  error,
}: EpreuvePlayerProps<'association'>) {
  const { gauche, droite, consigne } = epreuve;
  const id = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const paires = pairesOf(typed);
  const isLeft = (elementId: string) => gauche.some((one) => one.id === elementId);
  const texteOf = (elementId: string) =>
    [...gauche, ...droite].find((one) => one.id === elementId)?.texte ?? '';

  function keep(next: readonly Paire[], words: string): void {
    onType(next.map((paire) => paire.join('.')).join('-'));
    setSpoken(words);
    setChosenId(null);
  }

  function press(pressed: string): void {
    if (chosenId === pressed) {
      setChosenId(null);
      return;
    }
    if (chosenId !== null && isLeft(chosenId) !== isLeft(pressed)) {
      const [left, right] = isLeft(pressed) ? [pressed, chosenId] : [chosenId, pressed];
      keep(joined(paires, [left, right]), `${texteOf(left)} va avec ${texteOf(right)}.`);
      return;
    }
    if (paires.some((paire) => paire.includes(pressed))) {
      keep(separated(paires, pressed), `${texteOf(pressed)} est seul à nouveau.`);
    }
    setChosenId(pressed);
  }

  const column = (elements: readonly OptionPublique[], label: string) => (
    <ul aria-label={label} className="min-w-0 flex-1 space-y-2">
      {elements.map((element) => {
        const place = paires.findIndex((paire) => paire.includes(element.id));
        const companion = paires[place]?.find((one) => one !== element.id);
        return (
          <li key={element.id}>
            <ElementButton
              texte={element.texte}
              isChosen={chosenId === element.id}
              numero={place === -1 ? null : place + 1}
              companion={companion === undefined ? null : texteOf(companion)}
              onPress={() => press(element.id)}
            />
          </li>
        );
      })}
    </ul>
  );

  return (
    <div role="group" aria-label={consigne} aria-describedby={`${id}-aide`}>
      <FieldHint id={`${id}-aide`}>
        Touchez un élément, puis celui qui va avec. Les paires portent le même numéro.
      </FieldHint>
      {error !== undefined && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
      <div className="flex gap-3">
        {column(gauche, 'Premiers éléments')}
        {column(droite, 'Éléments à leur associer')}
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

type ElementButtonProps = {
  texte: string;
  isChosen: boolean;
  /** The number of its pair; null while it is alone. */
  numero: number | null;
  companion: string | null;
  onPress: () => void;
};

function ElementButton({
  texte,
  isChosen,
  numero,
  companion,
  onPress,
}: ElementButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={classNames(
        'flex min-h-14 w-full items-center gap-2 rounded-carte border-2 px-3 py-2 text-left text-lg font-bold',
        isChosen
          ? 'border-primaire bg-primaire text-sur-primaire'
          : numero === null
            ? 'border-trait-fort bg-fond-carte text-texte'
            : 'border-primaire bg-primaire/10 text-texte',
      )}
    >
      <span className="min-w-0 flex-1 break-words">{texte}</span>
      {numero !== null && (
        <span
          aria-hidden="true"
          className="flex size-7 shrink-0 items-center justify-center rounded-pilule bg-primaire text-base text-sur-primaire"
        >
          {numero}
        </span>
      )}
      {companion !== null && <span className="sr-only">{`, avec ${companion}`}</span>}
    </button>
  );
}
