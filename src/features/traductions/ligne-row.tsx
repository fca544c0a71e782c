import { useRef, useState } from 'react';
import { tidyText } from '@/domain/tidy-text.ts';
import { champName } from '@/domain/traduction/champ-name.ts';
import {
  avertissementOf,
  markOf,
  type Avertissement,
  type Change,
  type TexteATraduire,
} from '@/domain/traduction/traduction.ts';
import { nameByLangue, type OtherLangue } from '@/langue/langue.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** Advice that may be ignored. */
const conseilWords =
  'Cette traduction est bien plus longue que le français\u00A0: elle est gardée, regardez si elle se lit d’un coup d’œil.';

/** Faults that block a translation's publication. */
const fauteWords: Readonly<Record<Exclude<Avertissement, 'longue'>, string>> = {
  'trop-longue':
    'Cette traduction est trop longue pour être publiée\u00A0: raccourcissez-la.',
  reponse:
    'Aucune de ces réponses ne peut s’écrire au clavier\u00A0: il en faut une en lettres latines ou en chiffres.',
};

type LigneRowProps = {
  ligne: TexteATraduire;
  langue: OtherLangue;
  /** Rejects if it could not be saved. */
  onSave: (change: Change) => Promise<void>;
};

/** A text in French, and the field of its translation, stored on blur. */
export function LigneRow({ ligne, langue, onSave }: LigneRowProps) {
  const { etapeId, champ, texte, traduit, etat, max } = ligne;
  // Typed and unsaved text; null if the field shows the saved one.
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? traduit;
  const [isKept, setIsKept] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const avertissement = avertissementOf({ ...ligne, traduit: value });
  const isChanged = etat === 'a-revoir' && value === traduit;
  const save = (written: string) => {
    setTyped(written);
    setIsKept(false);
    onSave({ etapeId, champ, texte: written, de: markOf(texte) }).then(
      () => {
        setIsKept(true);
        // Unless typing went on meanwhile.
        setTyped((now) => (now === written ? null : now));
      },
      // The list shows the reason; the field keeps the text.
      () => undefined,
    );
  };
  // The button goes away: the focus moves to the field.
  const press = (written: string) => {
    field.current?.focus();
    save(written);
  };
  const leave = () => {
    if (typed !== null && typed !== traduit) save(typed);
    else setTyped(null);
  };
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 md:grid-cols-2">
      <div className="min-w-0">
        <p className="font-bold">{champName(champ)}</p>
        <p className="break-words whitespace-pre-line">{texte}</p>
      </div>
      <div className="min-w-0 space-y-2">
        <Field
          as="textarea"
          rows={texte.length > 80 ? 4 : 1}
          lang={langue}
          ref={field}
          label={`${nameByLangue[langue]}\u00A0: ${champName(champ)}`}
          hint={hintOf(isChanged, avertissement)}
          error={
            avertissement === null || avertissement === 'longue'
              ? undefined
              : fauteWords[avertissement]
          }
          maxCount={value.length > max * 0.8 ? max : undefined}
          value={value}
          onChange={({ currentTarget }) => {
            setTyped(tidyText(currentTarget.value));
            setIsKept(false);
          }}
          onBlur={leave}
        />
        <div className="flex flex-wrap items-center gap-x-4">
          {isChanged && (
            <Button variant="quiet" size="small" onClick={() => press(value)}>
              Elle est encore juste
              <span className="sr-only">{`\u00A0: ${champName(champ)}`}</span>
            </Button>
          )}
          {value === '' && (
            <Button variant="quiet" size="small" onClick={() => press(texte)}>
              Reprendre le français
              <span className="sr-only">{`\u00A0: ${champName(champ)}`}</span>
            </Button>
          )}
          <StatusLine>{isKept ? 'Gardé.' : ''}</StatusLine>
        </div>
      </div>
    </li>
  );
}

function hintOf(isChanged: boolean, avertissement: Avertissement | null) {
  const hints = [
    ...(isChanged ? ['Le français a changé depuis cette traduction.'] : []),
    ...(avertissement === 'longue' ? [conseilWords] : []),
  ];
  return hints.length === 0 ? undefined : hints.join(' ');
}
