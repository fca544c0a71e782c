import { t } from '@lingui/core/macro';
import { dressed } from '@/lib/format/dressed.tsx';
import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { pairesOf } from '@/domain/epreuve/kinds/association.ts';
import type { OptionPublique } from '@/domain/epreuve/public-parts.ts';
import { authoredLang } from '@/langue/authored.ts';
import { classNames } from '@/ui/class-names.ts';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';
import { DragHandle } from '../drag-handle.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { useDrag } from '../use-drag.ts';
import { joined, separated, type Paire } from './join.ts';

/** Pairs to join: one presses a thing on one side, then its companion on the other, or drags it there. */
export function AssociationPlayer({
  epreuve,
  typed,
  onType,
  consigneId,
  error,
}: EpreuvePlayerProps<'association'>) {
  const { gauche, droite } = epreuve;
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

  const list = useRef<HTMLDivElement>(null);
  function join(one: string, other: string): void {
    const [left, right] = isLeft(one) ? [one, other] : [other, one];
    keep(joined(paires, [left, right]), t`${texteOf(left)} va avec ${texteOf(right)}.`);
  }

  const { drag, handlersOf } = useDrag<string>(({ item, x, y }) => {
    const onto = otherAt(list.current, item, x, y);
    if (onto !== null && isLeft(onto) !== isLeft(item)) join(item, onto);
  });

  function press(pressed: string): void {
    if (chosenId === pressed) {
      setChosenId(null);
      return;
    }
    if (chosenId !== null && isLeft(chosenId) !== isLeft(pressed)) {
      join(pressed, chosenId);
      return;
    }
    if (paires.some((paire) => paire.includes(pressed))) {
      keep(separated(paires, pressed), t`${texteOf(pressed)} est seul à nouveau.`);
    }
    setChosenId(pressed);
  }

  const column = (elements: readonly OptionPublique[], label: string) => (
    <ul aria-label={label} className="min-w-0 shrink grow basis-32 space-y-2">
      {elements.map((element) => {
        const place = paires.findIndex((paire) => paire.includes(element.id));
        const companion = paires[place]?.find((one) => one !== element.id);
        return (
          <li
            key={element.id}
            data-element={element.id}
            {...handlersOf(element.id)}
            style={
              drag?.item === element.id
                ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` }
                : undefined
            }
            className={classNames(
              'select-none',
              drag?.item === element.id && 'relative z-1 opacity-90',
            )}
          >
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
    <div role="group" aria-labelledby={consigneId} aria-describedby={`${id}-aide`}>
      {error !== undefined && (
        <FieldError id={`${id}-erreur`} isSpoken>
          {error}
        </FieldError>
      )}
      {/* Where letters are twice as large, one list stands below the other: no word is cut. */}
      <div ref={list} className="play-paires flex flex-wrap gap-x-[12px] gap-y-6">
        {column(gauche, t`Premiers éléments`)}
        {column(droite, t`Éléments à leur associer`)}
      </div>
      {/* Below: in large letters it would push the first pair out of sight. */}
      <div className="pt-3">
        <FieldHint id={`${id}-aide`}>
          <Trans>
            Touchez un élément, puis celui qui va avec, ou faites-le glisser dessus. Les
            paires portent le même numéro.
          </Trans>
        </FieldHint>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

/** Id of the element below the dragged one, at a place of the window in pixels; null if none. */
function otherAt(
  list: HTMLElement | null,
  dragged: string,
  x: number,
  y: number,
): string | null {
  const found = Array.from(list?.querySelectorAll<HTMLElement>('[data-element]') ?? [])
    .filter((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    })
    .map((item) => item.dataset['element'])
    .find((id) => id !== dragged);
  return found ?? null;
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
        'relative flex min-h-14 w-full items-center rounded-carte border-2 py-2 pr-1 text-left text-lg font-bold',
        isChosen
          ? 'border-primaire bg-primaire text-sur-primaire forced-colors:underline'
          : numero === null
            ? 'border-trait-fort bg-fond-carte text-texte'
            : 'border-primaire bg-primaire/10 text-texte',
      )}
    >
      <DragHandle />
      <span
        lang={authoredLang()}
        className="-ml-2 min-w-0 flex-1 break-words hyphens-auto"
      >
        {dressed(texte)}
      </span>
      {numero !== null && (
        <span
          aria-hidden="true"
          // On the corner: a paired element keeps its width and its words.
          className="absolute -top-2.5 -right-2 flex size-7 items-center justify-center rounded-pilule bg-primaire text-base text-sur-primaire"
        >
          {numero}
        </span>
      )}
      {companion !== null && <span className="sr-only">{t`, avec ${companion}`}</span>}
    </button>
  );
}
