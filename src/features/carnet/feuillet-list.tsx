import { plural, t } from '@lingui/core/macro';
import { authoredLang } from '@/langue/authored.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Feuillet } from '@/domain/carnet/feuillet.ts';
import type { CarteProche } from '@/domain/catalogue/nearest-cartes.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Tampon } from '@/ui/pictures/tampon.tsx';
import { TamponPlace } from '@/ui/pictures/tampon-place.tsx';
import { FeuilletPreuve } from './feuillet-preuve.tsx';
import { feuilletWords } from './feuillet-words.ts';

/** Pages shown before the whole list. */
const shownCount = 12;

type FeuilletListProps = {
  /** The latest first. */
  feuillets: readonly Feuillet[];
  /** Quêtes nearby without a tampon, shown as empty places. */
  places?: readonly CarteProche[] | undefined;
  /** True if the rules verified the points of a page. */
  isProven?: ((feuillet: Feuillet) => boolean) | undefined;
  /** True if the quête is gone from the catalogue: its title has no link. */
  isGone?: ((feuillet: Feuillet) => boolean) | undefined;
};

/** The tampons of a carnet, each with its emblem, and the empty places after them. */
export function FeuilletList({
  feuillets,
  places = [],
  isProven = () => false,
  isGone = () => false,
}: FeuilletListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? feuillets : feuillets.slice(0, shownCount);
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-8">
        {shown.map((feuillet) => (
          <FeuilletItem
            key={feuillet.id}
            feuillet={feuillet}
            isProven={isProven(feuillet)}
            isGone={isGone(feuillet)}
          />
        ))}
        {places.map((place) => (
          <PlaceItem key={place.carte.queteId} place={place} />
        ))}
      </ul>
      {shown.length < feuillets.length && (
        <Button
          variant="secondary"
          className="mt-6 print:hidden"
          onClick={() => setIsWhole(true)}
        >
          {seeAllLabel(feuillets.length)}
        </Button>
      )}
    </>
  );
}

function seeAllLabel(count: number): string {
  return plural(count, { one: 'Voir les # tampons', other: 'Voir les # tampons' });
}

type FeuilletItemProps = { feuillet: Feuillet; isProven: boolean; isGone: boolean };

function FeuilletItem({ feuillet, isProven, isGone }: FeuilletItemProps) {
  const { communeNom, queteId, titre, genre, theme, embleme, finishedAt, surPlace } =
    feuillet;
  return (
    <li className="flex break-inside-avoid flex-col items-center gap-2 text-center">
      <Tampon
        commune={communeNom}
        date={new Date(finishedAt)}
        genre={genre}
        theme={theme}
        embleme={embleme}
        surPlace={surPlace}
        decorative
      />
      <Title queteId={queteId} titre={titre} isLink={!isGone} />
      <span className="text-texte-doux">{feuilletWords(feuillet, isProven)}</span>
      {feuillet.preuve !== undefined && (
        <FeuilletPreuve preuve={feuillet.preuve} titre={typographie(titre)} />
      )}
    </li>
  );
}

function PlaceItem({ place: { carte, metres } }: { place: CarteProche }) {
  const { queteId, titre, commune, embleme, theme } = carte;
  return (
    <li className="flex flex-col items-center gap-2 text-center print:hidden">
      <TamponPlace embleme={embleme} theme={theme} />
      <Title queteId={queteId} titre={titre} isLink />
      <span className="text-texte-doux">{placeText(commune.nom, metres)}</span>
    </li>
  );
}

function placeText(commune: string, metres: number | null): string {
  if (metres === null) return t`${commune}, à faire`;
  const distance = formatDistance(metres);
  return t`${commune}, à ${distance}`;
}

type TitleProps = Pick<Feuillet, 'queteId' | 'titre'> & { isLink: boolean };

function Title({ queteId, titre, isLink }: TitleProps) {
  const words = typographie(titre);
  if (!isLink) {
    return (
      <span lang={authoredLang()} className="font-bold wrap-break-word">
        {words}
      </span>
    );
  }
  return (
    <Link
      to={paths.quete(addressOf(queteId))}
      lang={authoredLang()}
      className="inline-flex min-h-11 items-center font-bold wrap-break-word"
    >
      {words}
    </Link>
  );
}
