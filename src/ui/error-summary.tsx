import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import IconStop from '~icons/lucide/octagon-alert';
import { classNames } from './class-names.ts';
import { unfoldAround } from './unfold.ts';

type Problem = {
  /** Id of the control, or of the group, the problem is about. */
  fieldId: string;
  message: string;
};

type ErrorSummaryProps = {
  problems: readonly Problem[];
  title?: string | undefined;
  /** Raised at each try to send: the summary then takes the focus, if there is something to correct. */
  attempt?: number | undefined;
  className?: string | undefined;
};

const focusable = 'input, select, textarea, button, a[href], [tabindex]';

/** Focuses a control by its id; the first one within, if the id is that of a group. */
function focusField(fieldId: string): boolean {
  const target = document.getElementById(fieldId);
  if (target === null) return false;
  const control = target.matches(focusable)
    ? target
    : (target.querySelector<HTMLElement>(focusable) ?? target);
  unfoldAround(control);
  control.focus({ preventScroll: true });
  (control.closest('fieldset') ?? control).scrollIntoView({ block: 'center' });
  return true;
}

/** All errors of a form, each a link to its field. Empty without errors. */
export function ErrorSummary({
  problems,
  title,
  attempt = 0,
  className,
}: ErrorSummaryProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const isEmpty = problems.length === 0;

  // The focus is the browser's: after a refused try it must move to the reasons.
  useEffect(() => {
    if (attempt > 0) section.current?.focus();
  }, [attempt]);

  if (isEmpty) return null;
  const goTo = (event: MouseEvent, fieldId: string) => {
    if (focusField(fieldId)) event.preventDefault();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(
        'max-w-mesure rounded-carte border-2 border-alerte bg-fond-carte px-5 py-4',
        className,
      )}
    >
      <h2 id={titleId} className="flex gap-2.5 text-xl">
        <IconStop aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-alerte" />
        <span className="min-w-0 hyphens-auto wrap-anywhere">
          {title ?? titleOf(problems.length)}
        </span>
      </h2>
      <ul className="mt-2 list-disc space-y-2 py-1 pl-5 hyphens-auto wrap-anywhere sm:pl-13">
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              className="text-texte hover:text-primaire-fort"
              onClick={(event) => goTo(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf(count: number): string {
  return count === 1 ? t`Un point est à corriger` : t`${count} points sont à corriger`;
}
