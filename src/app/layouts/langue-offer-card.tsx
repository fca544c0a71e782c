import IconX from '~icons/lucide/x';
import type { OtherLangue } from '@/langue/langue.ts';
import { offerWords } from '@/langue/offer-words.ts';
import { Button } from '@/ui/button.tsx';

type LangueOfferCardProps = {
  langue: OtherLangue;
  /** The page in that language. */
  address: string;
  onGo: () => void;
  onClose: () => void;
  /** A line over the foot of the page, which moves nothing of it; else a band above the page. */
  isFloating: boolean;
};

/** « Diese Seite gibt es auf Deutsch. », in that language: French readers do not need it. */
export function LangueOfferCard({
  langue,
  address,
  onGo,
  onClose,
  isFloating,
}: LangueOfferCardProps) {
  const { sentence, go, stay } = offerWords[langue];
  const link = (
    <a
      href={address}
      hrefLang={langue}
      onClick={onGo}
      className="inline-flex min-h-11 items-center"
    >
      {go}
    </a>
  );
  if (isFloating) {
    return (
      <aside
        lang={langue}
        aria-label={sentence}
        className="au-pied fixed inset-x-4 bottom-3 z-40 mx-auto flex w-fit items-center gap-1 rounded-carte border border-trait bg-fond-carte pl-4 shadow-flottant print:hidden"
      >
        {link}
        <Button variant="quiet" size="small" aria-label={stay} onClick={onClose}>
          <IconX />
        </Button>
      </aside>
    );
  }
  return (
    <aside
      lang={langue}
      aria-label={sentence}
      className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2 sm:px-6 print:hidden"
    >
      <p>{sentence}</p>
      {link}
      <Button variant="quiet" size="small" onClick={onClose}>
        {stay}
      </Button>
    </aside>
  );
}
