import { t } from '@lingui/core/macro';
import type { Sign, Writing } from '@/domain/secret-code/secret-code.ts';
import { SignView } from './sign-drawing.tsx';

type SignKeyboardProps = {
  writing: Writing;
  variantId: string;
  cle: string;
  /** The text so far, and its new value. */
  text: string;
  onText: (text: string) => void;
};

/** One key for each drawing: I and J may share one. */
function distinctSigns(signs: readonly Sign[]): Sign[] {
  return [
    ...new Map(signs.toReversed().map((sign) => [sign.id, sign])).values(),
  ].toReversed();
}

/** Every sign as a key to press, for signs that no keyboard has. */
export function SignKeyboard({
  writing,
  variantId,
  cle,
  text,
  onText,
}: SignKeyboardProps) {
  const joiner =
    writing.tokens === 'espaces' && text !== '' && !/\s$/.test(text) ? ' ' : '';
  const gap = writing.tokens === 'espaces' ? ' / ' : ' ';
  const erase = () => {
    const kept = text.trimEnd();
    onText(
      writing.tokens === 'espaces'
        ? kept.replace(/\S+$/u, '').trimEnd()
        : Array.from(kept).slice(0, -1).join(''),
    );
  };
  const keyClasses =
    'inline-flex min-h-14 min-w-14 items-center justify-center rounded-carte border-2 border-trait-fort bg-fond-carte px-2 py-1 hover:bg-primaire/10';
  return (
    <fieldset>
      <legend className="pb-2 font-bold">{t`Clavier des signes`}</legend>
      <div className="flex flex-wrap gap-2">
        {distinctSigns(writing.signs(variantId, cle)).map((sign) => (
          <button
            key={sign.id}
            type="button"
            aria-label={sign.nom}
            className={keyClasses}
            onClick={() => onText(text + joiner + sign.id)}
          >
            <SignView
              sign={sign}
              decorative
              className={writing.taille === 'large' ? 'h-5' : 'h-9'}
            />
          </button>
        ))}
        <button
          type="button"
          className={keyClasses}
          onClick={() => onText(text.trimEnd() + gap)}
        >
          {t`Espace`}
        </button>
        <button type="button" className={keyClasses} onClick={erase}>
          {t`Effacer`}
        </button>
      </div>
    </fieldset>
  );
}
