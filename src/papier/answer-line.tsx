import { t } from '@lingui/core/macro';

/** A line to write on, after its label; `after`: text that follows, as a unit. */
export function AnswerLine({ label, after = '' }: { label: string; after?: string }) {
  return (
    <p className="papier-reponse">
      {t`${label}\u00A0:`}
      <span className="papier-trait" /> {after}
    </p>
  );
}
