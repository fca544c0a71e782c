import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { addressIn, isTranslated } from '@/langue/addresses.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { firstLangueOf, type OtherLangue } from '@/langue/langue.ts';
import { offerInGameOnce, offerOnSiteOnce } from '@/langue/offered-langue.ts';
import { isWithoutLangue, keepPartyLangue } from '@/langue/party-langue.ts';

type Card = ComponentType<{
  langue: OtherLangue;
  address: string;
  onGo: () => void;
  onClose: () => void;
  isFloating: boolean;
}>;
type Offer = { Card: Card; langue: OtherLangue; address: string };

/**
 * On a French page, offers the same page in the first of the browser's languages that the site has, if not French: once on a device,
 * without a redirect. The game has the offer too, for direct visits.
 */
export function LangueOffer() {
  const { pathname } = useLocation();
  const [offer, setOffer] = useState<Offer | null>(null);
  // The browser's languages are outside React.
  useEffect(() => {
    const langue = firstLangueOf(navigator.languages);
    if (langue === null || langue === 'fr' || currentLangue() !== 'fr') return;
    // An address in another language is not a French one, so it has no translation.
    const isGame = isWithoutLangue(pathname);
    if (!isGame && !isTranslated(pathname)) return;
    const isFirst = isGame ? offerInGameOnce() : offerOnSiteOnce();
    if (!isFirst) return;
    const address = addressIn(langue, pathname) + window.location.search;
    import('./langue-offer-card.tsx').then(
      ({ LangueOfferCard: Card }) => setOffer({ Card, langue, address }),
      () => undefined,
    );
  }, [pathname]);
  if (offer === null) return null;
  const { Card, langue, address } = offer;
  return (
    <Card
      langue={langue}
      address={address}
      // The game has one address: its party defines its language.
      onGo={() => keepPartyLangue(pathname, langue)}
      onClose={() => setOffer(null)}
      // In the game answers are given at the foot of the screen.
      isFloating={!isWithoutLangue(pathname)}
    />
  );
}
