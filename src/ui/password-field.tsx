import { t } from '@lingui/core/macro';
import { useEffect, useState, type ComponentProps } from 'react';
import IconMet from '~icons/lucide/circle-check';
import IconUnmet from '~icons/lucide/circle';
import { classNames } from './class-names.ts';
import { FieldHead, wiringOf } from './field-messages.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A condition on a new password, and whether the typed one meets it. */
export type PasswordRule = { label: string; isMet: boolean };

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** For a new password: the conditions, ticked off while it is typed. */
  rules?: readonly PasswordRule[] | undefined;
};

/**
 * A password that can be shown while typed. Pasting and password managers work, nothing is trimmed. It is hidden again when its form is
 * sent: only then does a browser offer to save it.
 */
export function PasswordField({
  id,
  label,
  hint,
  error,
  rules,
  ...control
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  // The form is the page's: only its own event reports its sending.
  useEffect(() => {
    const form = document.getElementById(id)?.closest('form');
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [id]);

  const word = isShown ? t`Masquer` : t`Afficher`;
  const others = [rules !== undefined && `${id}-conditions`, control['aria-describedby']];
  const isInvalid = control['aria-invalid'] === true;
  return (
    <div className="max-w-mesure">
      <FieldHead id={id} label={label} hint={hint} error={error} />
      <div className="relative">
        <input
          {...control}
          {...wiringOf(id, { hint, error, others, isInvalid })}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          className="block h-12 w-full rounded-carte border border-trait-fort bg-fond-carte pr-28 pl-4 text-base text-texte transition-colors hover:border-texte aria-invalid:border-2 aria-invalid:border-alerte [&::-ms-reveal]:hidden"
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={isShown ? t`Masquer le mot de passe` : t`Afficher le mot de passe`}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0.5 right-0.5 rounded-carte px-4 font-bold text-primaire-fort underline decoration-1 underline-offset-4 hover:bg-primaire/10 hover:decoration-2"
        >
          {word}
        </button>
      </div>
      {rules !== undefined && <RuleList id={`${id}-conditions`} rules={rules} />}
    </div>
  );
}

/** The count is announced when it changes; each line has its own state in words. */
function RuleList({ id, rules }: { id: string; rules: readonly PasswordRule[] }) {
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <>
      <ul id={id} className="mt-2.5 space-y-1">
        {rules.map(({ label, isMet }) => {
          const Icon = isMet ? IconMet : IconUnmet;
          return (
            <li
              key={label}
              className={classNames(
                'flex gap-2',
                isMet ? 'text-primaire-fort' : 'text-texte-doux',
              )}
            >
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              <span>
                {label}{' '}
                <VisuallyHidden>{isMet ? t`(rempli)` : t`(à remplir)`}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {met > 0 && t`${met} sur ${rules.length} conditions remplies`}
      </p>
    </>
  );
}
