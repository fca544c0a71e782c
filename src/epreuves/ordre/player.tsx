import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import IconDown from '~icons/lucide/arrow-down';
import IconUp from '~icons/lucide/arrow-up';
import { optionIdsOf } from '@/domain/epreuve/kinds/options.ts';
import { authoredLang } from '@/langue/authored.ts';
import { classNames } from '@/ui/class-names.ts';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';
import { DragHandle } from '../drag-handle.tsx';
import { moved } from '../moved.ts';
import type { EpreuvePlayerProps } from '../player-props.ts';
import { useDrag } from '../use-drag.ts';
import { asideBy, placeOf, type Row } from './row-drag.ts';

/** Between two rows, in pixels. */
const rowGap = 8;

/** Things to put in order, each moved up or down by a button, or dragged to its place. */
export function OrdrePlayer({
  epreuve,
  typed,
  onType,
  consigneId,
  error,
}: EpreuvePlayerProps<'ordre'>) {
  const { elements } = epreuve;
  const id = useId();
  const [spoken, setSpoken] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const order = typed === '' ? elements.map((element) => element.id) : optionIdsOf(typed);
  const textById = new Map(elements.map((element) => [element.id, element.texte]));
  function place(from: number, by: number): void {
    if (by === 0) return;
    const moving = order[from] ?? '';
    onType(moved(order, from, by).join('-'));
    setSpoken(
      t`${textById.get(moving) ?? ''}, place ${from + by + 1} sur ${order.length}.`,
    );
  }

  /** Places of the rows at the beginning of the drag. */
  const [rows, setRows] = useState<readonly Row[]>([]);
  const { drag, handlersOf } = useDrag<number>(({ item: from, dy }) => {
    place(from, placeOf(rows, from, dy) - from);
  });
  const target = drag === null ? null : placeOf(rows, drag.item, drag.dy);

  function measure(): void {
    const measured = Array.from(list.current?.children ?? [], (row) => {
      const { top, height } = row.getBoundingClientRect();
      return { top, height };
    });
    setRows(measured);
  }

  /** Offset of a row from its place during a drag, in pixels. */
  function offsetOf(index: number): number {
    if (drag === null || target === null) return 0;
    if (index === drag.item) return drag.dy;
    const gap = (rows[drag.item]?.height ?? 0) + rowGap;
    return asideBy(index, { from: drag.item, to: target, gap });
  }

  function move(from: number, by: -1 | 1): void {
    flushSync(() => place(from, by));
    // The row has gone elsewhere, and the button that was pressed may be at the end of its way.
    const buttons = list.current?.children[from + by]?.querySelectorAll('button');
    const [up, down] = buttons ?? [];
    const same = by === -1 ? up : down;
    const button = same?.disabled === true ? (by === -1 ? down : up) : same;
    button?.focus();
  }

  return (
    <div role="group" aria-labelledby={consigneId} aria-describedby={`${id}-aide`}>
      {error !== undefined && (
        <FieldError id={`${id}-erreur`} isSpoken>
          {error}
        </FieldError>
      )}
      <ol ref={list} onPointerDownCapture={measure} className="space-y-2">
        {order.map((elementId, index) => {
          const texte = textById.get(elementId) ?? '';
          return (
            <li
              key={elementId}
              {...handlersOf(index)}
              style={{ transform: `translateY(${offsetOf(index)}px)` }}
              className={classNames(
                'flex flex-wrap items-center gap-x-2 rounded-carte border-2 bg-fond-carte py-1 pr-1 select-none',
                drag?.item === index
                  ? 'relative z-1 border-primaire shadow-flottant'
                  : 'border-trait-fort',
                drag !== null && drag.item !== index && 'transition-transform',
              )}
            >
              <DragHandle />
              <span aria-hidden="true" className="w-6 shrink-0 font-titre font-bold">
                {index + 1}
              </span>
              <span
                lang={authoredLang()}
                className="min-w-0 flex-1 basis-24 text-lg font-bold break-words hyphens-auto"
              >
                {texte}
              </span>
              {/* Under the words with large letters. */}
              <span className="ml-auto flex">
                <MoveButton
                  label={t`Monter\u00A0: ${texte}`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <IconUp aria-hidden="true" className="size-6" />
                </MoveButton>
                <MoveButton
                  label={t`Descendre\u00A0: ${texte}`}
                  disabled={index === order.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <IconDown aria-hidden="true" className="size-6" />
                </MoveButton>
              </span>
            </li>
          );
        })}
      </ol>
      {/* Below: in large letters it would push the first row out of sight. */}
      <div className="pt-3">
        <FieldHint id={`${id}-aide`}>
          <Trans>
            Le premier en haut, le dernier en bas. Faites glisser, ou touchez les flèches.
          </Trans>
        </FieldHint>
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

type MoveButtonProps = {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
};

function MoveButton({ label, children, ...button }: MoveButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      className="flex size-12 shrink-0 items-center justify-center rounded-carte text-primaire-fort hover:bg-primaire/10 disabled:text-trait disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
