import type { OtherLangue } from '@/langue/langue.ts';
import { offerWords } from '@/langue/offer-words.ts';
import { Button } from '@/ui/button.tsx';

type LangueOfferCardProps = {
  langue: OtherLangue;
  /** The page in that language. */
  address: string;
  onGo: () => void;
  onClose: () => void;
};

/** « Diese Seite gibt es auf Deutsch. », in that language: who reads French needs none of it. */
export function LangueOfferCard({
  langue,
  address,
  onGo,
  onClose,
}: LangueOfferCardProps) {
  const { sentence, go, stay } = offerWords[langue];
  return (
    <aside
      lang={langue}
      aria-label={sentence}
      className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2 sm:px-6 print:hidden"
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
