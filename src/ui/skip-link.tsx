import { t } from '@lingui/core/macro';
/** Id of the `main` element of every layout, target of the skip link. */
export const mainId = 'contenu';

/** First stop of the keyboard: past the header, to the content. Visible only with the focus. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="sr-only rounded-pilule bg-texte px-5 py-3 font-bold text-fond no-underline focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-50 focus:px-5 focus:py-3 print:hidden"
    >
      {t`Aller au contenu`}
    </a>
  );
}
