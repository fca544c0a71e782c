import type { OtherLangue } from '@/langue/langue.ts';
import { offerWords } from '@/langue/offer-words.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';

type LangueOfferCardProps = {
  langue: OtherLangue;
  /** The page in that language. */
  address: string;
  onGo: () => void;
  onClose: () => void;
  /** Lies over the foot of the page, and moves nothing of it; else it stands above the page. */
  isFloating: boolean;
};

/** « Diese Seite gibt es auf Deutsch. », in that language: who reads French needs none of it. */
export function LangueOfferCard({
  langue,
  address,
  onGo,
  onClose,
  isFloating,
}: LangueOfferCardProps) {
  const { sentence, go, stay } = offerWords[langue];
  return (
    <aside
      lang={langue}
      aria-label={sentence}
      className={classNames(
        'mx-auto flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2 print:hidden',
        isFloating
          ? 'au-pied fixed inset-x-4 bottom-4 z-40 max-w-xl rounded-carte border border-trait bg-fond-carte shadow-flottant'
          : 'w-full max-w-page sm:px-6',
      )}
    >
      <p>{sentence}</p>
      <a
        href={address}
        hrefLang={langue}
        onClick={onGo}
        className="inline-flex min-h-11 items-center"
      >
        {go}
      </a>
      <Button variant="quiet" size="small" onClick={onClose}>
        {stay}
      </Button>
    </aside>
  );
}
